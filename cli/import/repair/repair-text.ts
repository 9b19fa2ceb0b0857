/** Repairs errors in the body of a page: broken links and images, and blocks that cannot be compiled. */

import type { Nodes, Parents, Root, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { fenced } from "../../markdown/conversion/columns.ts";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import type { Finding } from "../../report/finding.ts";
import { lineStarts } from "../../report/line-starts.ts";
import { applyEdits, type TextEdit } from "../mdx/edits.ts";
import { regionOf } from "../mdx/running-text.ts";
import { lineComment } from "./stub-page.ts";

/** An address that is not repaired the first time is repaired with its block. */
type PartError = { finding: Finding; times: number; kind: string };

type RepairedPart<E> = { error: E; cause: "dead-link" | "dead-image" | "part-of-page" };

/**
 * `firstLine` is the line of the file that the body starts on. `waiting` are errors inside of what another one changes; of
 * those that are in no list, nothing was found to do about.
 */
export function repairedText<E extends PartError>(
  body: string,
  firstLine: number,
  errors: readonly E[],
): { text: string; repaired: RepairedPart<E>[]; waiting: E[] } {
  const edits: TextEdit[] = [];
  const repaired: RepairedPart<E>[] = [];
  const waiting: E[] = [];
  if (errors.length === 0) return { text: body, repaired, waiting };
  const { root } = parseMarkdown(body, firstLine, directiveNames([]));
  const nodes = nodesOf(root);
  const lines = lineStarts(body);
  for (const error of errors) {
    const { rule, place } = error.finding;
    if (!place) continue;
    const offset = (lines[place.line - firstLine] ?? body.length) + place.column - 1;
    const target = nodes.targets.get(offset);
    const isImage = rule === "image-resolves" || /^image/.test(target?.type ?? "");
    const isTarget = error.kind === "target" && error.times === 0;
    const ofTarget = isTarget ? targetEdit(target, nodes, body, offset, isImage) : undefined;
    const edit = ofTarget ?? blockEdit(root, body, offset);
    if (!edit) continue;
    // Of two edits that overlap, one waits for the next round.
    if (edits.some(({ start, end }) => edit.start < end && start < edit.end)) waiting.push(error);
    else {
      edits.push(edit);
      repaired.push({ error, cause: !ofTarget ? "part-of-page" : isImage ? "dead-image" : "dead-link" });
    }
  }
  return { text: applyEdits(body, edits), repaired, waiting };
}

function targetEdit(
  node: Nodes | undefined,
  nodes: NodesOfText,
  body: string,
  offset: number,
  isImage: boolean,
): TextEdit | undefined {
  const region = node && regionOf(node);
  return region ? { ...region, text: withoutTarget(node, nodes, body) } : tagEdit(body, offset, isImage);
}

/** `[text](address)` → `text <!-- dead link: address -->` */
function withoutTarget(node: Nodes, nodes: NodesOfText, body: string): string {
  const named = "identifier" in node ? node.identifier : "";
  const url = "url" in node ? node.url : (nodes.definitions.get(named) ?? named);
  if (node.type === "image" || node.type === "imageReference")
    return joined(escaped(node.alt ?? ""), lineComment("missing image", url));
  const [first, last] = "children" in node ? [node.children[0], node.children.at(-1)] : [];
  const start = first && regionOf(first)?.start;
  const end = last && regionOf(last)?.end;
  const text = start === undefined || end === undefined ? escaped(plainText(node)) : body.slice(start, end);
  return joined(text, lineComment("dead link", url));
}

function joined(text: string, comment: string): string {
  return text === "" ? comment : `${text} ${comment}`;
}

/** A text alternative is plain text; in running text its marks would be Markdown. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|{}]/g, "\\$&")
    .replace(/\s+/g, " ")
    .trim();
}

const attributes = /\s(href|src|srcset|poster|cite|data)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i;

/** A tag of HTML without its address: `<a>` without `href`, the text alternative of `<img>`. */
function tagEdit(body: string, offset: number, isImage: boolean): TextEdit | undefined {
  const [tag, name = ""] =
    /^<([A-Za-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(body.slice(offset, offset + 20_000)) ?? [];
  const [attribute, , value = ""] = (tag !== undefined && attributes.exec(tag)) || [];
  if (tag === undefined || attribute === undefined) return undefined;
  const url = value.replace(/^["']|["']$/g, "");
  const comment = lineComment(isImage ? "missing image" : "dead link", url);
  const alt = /\salt\s*=\s*("[^"]*"|'[^']*')/i.exec(tag)?.[1]?.slice(1, -1) ?? "";
  const text =
    name.toLowerCase() === "img" ? joined(alt, comment) : `${comment}${tag.replace(attribute, "")}`;
  return { start: offset, end: offset + tag.length, text };
}

/** The block at the outermost level, or of a directive, as code that is not coloured. */
function blockEdit(root: Root, body: string, offset: number): TextEdit | undefined {
  const block = blockAt(root, offset);
  const region = block && regionOf(block);
  if (!block || !region || block.type === "code") return undefined;
  return { ...region, text: fenced(body.slice(region.start, region.end), "text") };
}

function blockAt(parent: Root | Parents, offset: number): RootContent | undefined {
  const block = parent.children.find((node) => {
    const region = regionOf(node);
    return region !== undefined && region.start <= offset && offset < Math.max(region.end, region.start + 1);
  });
  if (block === undefined || !("children" in block)) return block;
  // The content of a directive is not indented, so a block in it can be replaced by itself.
  if (String(block.type) !== "containerDirective") return block;
  return blockAt(block, offset) ?? block;
}

/** Links and images by the offset where they start, and addresses by the names of definitions. */
type NodesOfText = { targets: ReadonlyMap<number, Nodes>; definitions: ReadonlyMap<string, string> };

function nodesOf(root: Root): NodesOfText {
  const targets = new Map<number, Nodes>();
  const definitions = new Map<string, string>();
  visit(root, (node) => {
    if (/^(?:link|image)(?:Reference)?$/.test(node.type)) targets.set(regionOf(node)?.start ?? -1, node);
    if (node.type === "definition" && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
  });
  return { targets, definitions };
}
