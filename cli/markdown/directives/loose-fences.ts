/**
 * `:::tip Title`, as Docusaurus takes it, and `::: tip`, as VitePress does: no directives to the parser, which
 * leaves them as text. They are reported with the form that is right, and made into what they were meant to be.
 */
import type { BlockContent, DefinitionContent, Paragraph, Parents, PhrasingContent, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { oneOf } from "../../report/counted.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { directiveFor } from "../../source/other-tools/names.ts";
import type { ContainerDirective } from "../mdast/nodes.ts";
import { placeOf, startOf } from "../mdast/place.ts";

type Blocks = (BlockContent | DefinitionContent)[];

type LooseFence = { colons: number; name: string; title: PhrasingContent[]; rest: PhrasingContent[] };

/** Changes the tree. `names` are those of the directives. */
export function repairLooseFences(root: Root, names: ReadonlySet<string>, body: string): PageFinding[] {
  const findings: PageFinding[] = [];
  repairIn(root, names, body, findings);
  return findings;
}

function repairIn(parent: Parents, names: ReadonlySet<string>, body: string, findings: PageFinding[]): void {
  if (parent.type === "paragraph" || parent.type === "heading" || parent.type === "table") return;
  // Blocks are in blocks; the types of each parent's children differ in ways that do not matter here.
  const children = parent.children as Blocks;
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    const fence = node?.type === "paragraph" ? looseFence(node) : undefined;
    if (node?.type === "paragraph" && fence !== undefined) {
      findings.push(findingOf(node, fence, names, body));
      if (names.has(fence.name)) repairAt(children, index, node, fence);
    }
    const current = children[index];
    if (current !== undefined && "children" in current) repairIn(current, names, body, findings);
  }
}

function looseFence(paragraph: Paragraph): LooseFence | undefined {
  const { line, rest } = splitFirstLine(paragraph.children);
  const [first, ...others] = line;
  if (first?.type !== "text") return undefined;
  const match = /^(:{3,})[ \t]*([a-z][\w-]*)(?:[ \t]+|$)/i.exec(first.value);
  const [whole, colons, name] = match ?? [];
  if (whole === undefined || colons === undefined || name === undefined) return undefined;
  const start = first.value.slice(whole.length);
  const title: PhrasingContent[] = start === "" ? others : [{ ...first, value: start }, ...others];
  return { colons: colons.length, name, title, rest };
}

/** Wraps what is between the fences; without a closing fence the text stays as it is. */
function repairAt(siblings: Blocks, index: number, opening: Paragraph, fence: LooseFence): void {
  const content: Blocks = [];
  for (let end = index; end < siblings.length; end++) {
    const node = siblings[end];
    const text = end === index ? fence.rest : node?.type === "paragraph" ? node.children : undefined;
    const closing = text && splitAtFence(text, fence.colons);
    if (closing !== undefined) {
      content.push(...paragraph(closing.before));
      siblings.splice(
        index,
        end - index + 1,
        container(opening, fence, content),
        ...paragraph(closing.after),
      );
      return;
    }
    if (end === index) content.push(...paragraph(fence.rest));
    else if (node !== undefined) content.push(node);
  }
}

function container(opening: Paragraph, { name, title }: LooseFence, children: Blocks): ContainerDirective {
  const position = opening.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  return {
    type: "containerDirective",
    name,
    label: title.length > 0 ? title : undefined,
    attributes: [],
    closed: true,
    children,
    position,
  };
}

function paragraph(children: PhrasingContent[]): Paragraph[] {
  const position = children[0]?.position;
  return children.length > 0 ? [{ type: "paragraph", children, ...(position && { position }) }] : [];
}

/** Text before and after a line of colons alone. */
function splitAtFence(
  children: PhrasingContent[],
  colons: number,
): { before: PhrasingContent[]; after: PhrasingContent[] } | undefined {
  const before: PhrasingContent[] = [];
  for (let rest = children; rest.length > 0; ) {
    const next = splitFirstLine(rest);
    const [only, second] = next.line;
    const isFence = second === undefined && only?.type === "text" && /^:{3,}\s*$/.test(only.value);
    if (isFence && only.value.trim().length >= colons) return { before, after: next.rest };
    if (before.length > 0) before.push({ type: "text", value: "\n" });
    before.push(...next.line);
    rest = next.rest;
  }
  return undefined;
}

function findingOf(
  node: Paragraph,
  { name, title, colons }: LooseFence,
  names: ReadonlySet<string>,
  body: string,
): PageFinding {
  const place = placeOf(node);
  const text = plainText(title).trim();
  if (!names.has(name))
    return {
      rule: "directive-is-known",
      place,
      message: `there is no directive “${name}”`,
      expected: oneOf(names),
      nearest: directiveFor(name) ?? nearest(name, names),
    };
  return {
    rule: "directive-is-well-formed",
    place,
    message:
      text === "" ? "there is a space before the directive's name" : "the directive's title has no brackets",
    expected: `${":".repeat(colons)}${name}${text === "" ? "" : `[${text}]`}`,
    ...rewritten(node, body),
  };
}

/** The edit that puts the title into brackets, where it has none of its own. */
function rewritten(node: Paragraph, body: string): Pick<PageFinding, "fix"> {
  const start = placeOf(node);
  const [line = ""] = body.slice(startOf(node)).split("\n", 1);
  const [whole, colons, name, title] = /^(:{3,})[ \t]*([\w-]+)[ \t]*([^[\]{}\\]*?)[ \t]*$/.exec(line) ?? [];
  if (!start || whole === undefined) return {};
  const end = { line: start.line, column: start.column + whole.length };
  return { fix: [{ start, end, text: `${colons}${name}${title === "" ? "" : `[${title}]`}` }] };
}

/** Splits at the first line ending or hard break outside of emphasis and the like, which goes. */
function splitFirstLine(children: readonly PhrasingContent[]): {
  line: PhrasingContent[];
  rest: PhrasingContent[];
} {
  const line: PhrasingContent[] = [];
  for (const [index, node] of children.entries()) {
    if (node.type === "break") return { line, rest: children.slice(index + 1) };
    const end = node.type === "text" ? node.value.indexOf("\n") : -1;
    if (node.type === "text" && end !== -1) {
      const [head, tail] = [node.value.slice(0, end), node.value.slice(end + 1)];
      const after = children.slice(index + 1);
      if (head !== "") line.push({ ...node, value: head });
      return { line, rest: tail === "" ? after : [{ ...node, value: tail }, ...after] };
    }
    line.push(node);
  }
  return { line, rest: [] };
}
