/** Body of a file → mdast, by Sätteri or remark-parse, with the syntax of pages and its places in the source. */
import type { Code, Html, Nodes, Parents, Root, RootContent, Yaml } from "mdast";
import type { Point } from "unist";
import type { PageFinding, Place } from "../../report/finding.ts";
import { resolveBareAddresses } from "./bare-addresses.ts";
import { exceededLimitIn } from "./bounds.ts";
import { hasBlankLineBetween, joinDetails } from "./description-lists.ts";
import { isDirective, resolveDirective } from "./directives.ts";
import { formulaOf } from "./formula-blocks.ts";
import { inlineFormula } from "./formulas.ts";
import type { Destination } from "./nodes.ts";
import { firstTooDeep, type PageSyntax, type Resolved, resolve } from "./page-syntax.ts";
import { placeOf, pointAfter, startOf } from "./place.ts";
import { destinationOf, hasTarget, resolveCode } from "./places-in-source.ts";
import { type AddedSyntax, type Reader, readerOf, remarkReader } from "./readers.ts";

export type { PageSyntax } from "./page-syntax.ts";

export type Parsed = {
  /** Lines count from the top of the file, offsets from the start of the body. */
  root: Root;
  destinations: Destination[];
  /** Where nesting goes beyond the limit, if it does. */
  tooDeep: Place | undefined;
  /** The finding for an exceeded limit; nothing is parsed then. */
  exceeded?: PageFinding | undefined;
};

/** `firstLine` is the line of the file on which the body starts. Line endings are `\n`. `head` is the front matter with its fences. */
export function parseMarkdown(body: string, firstLine: number, names: PageSyntax, head = ""): Parsed {
  const refused = refusedIn(body, firstLine);
  if (refused) return refused;
  const parsed = parseBy(readerOf(body, names), body, firstLine, names);
  const [, yaml] = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*\n?$/.exec(head) ?? [];
  const start = { line: head === "" ? firstLine : 1, column: 1, offset: -head.length };
  if (yaml !== undefined) parsed.root.children.unshift(frontMatter(yaml, head, start));
  if (parsed.root.position) parsed.root.position.start = start;
  return parsed;
}

/** Without limits, and with the reader's syntax. */
export function parseBy(read: Reader, body: string, firstLine: number, names: PageSyntax): Parsed {
  const source = withoutNull(body);
  const parsed = pageOf(resolve(read, source, 0, names), source);
  move(parsed.root, firstLine - 1, 0);
  return parsed;
}

function frontMatter(yaml: string, head: string, start: Point): Yaml {
  const fence = head.trimEnd().slice(head.trimEnd().lastIndexOf("\n") + 1);
  const end = {
    line: head.trimEnd().split("\n").length,
    column: fence.length + 1,
    offset: head.trimEnd().length - head.length,
  };
  return { type: "yaml", value: yaml.slice(0, -1), position: { start, end } };
}

/** The same for a site whose plugins bring syntax, by remark-parse. */
export function parseExtended(
  body: string,
  firstLine: number,
  names: PageSyntax,
  { head, added }: { head: string; added: AddedSyntax },
): Parsed {
  const refused = refusedIn(body, firstLine);
  if (refused) return refused;
  const source = withoutNull(head + body);
  const parsed = pageOf(resolve(remarkReader(added), source, head.length, names), source);
  move(parsed.root, 0, -head.length);
  for (const destination of parsed.destinations) {
    destination.start -= head.length;
    destination.end -= head.length;
  }
  return parsed;
}

/** “U+0000 must be replaced with the REPLACEMENT CHARACTER” (CommonMark, “Insecure characters”). */
function withoutNull(text: string): string {
  return text.replaceAll("\0", "\ufffd");
}

/** The result for a body that has too much of something, of which nothing is parsed. */
export function refusedIn(body: string, firstLine: number): Parsed | undefined {
  const lines = body.split("\n");
  const nothing = { root: { type: "root", children: [] } as Root, destinations: [] };
  const crowded = lines.findIndex(opensTooMuch);
  if (crowded !== -1) return { ...nothing, tooDeep: { line: firstLine + crowded, column: 1 } };
  const exceeded = exceededLimitIn(body, lines);
  if (!exceeded) return undefined;
  const { line, ...problem } = exceeded;
  const place = { line: firstLine + line, column: 1 };
  return { ...nothing, tooDeep: place, exceeded: { place, ...problem } };
}

/** Hundreds of markers in a row on one line. */
function opensTooMuch(line: string): boolean {
  return line.length > 100 && (/^\s*:{100}/.test(line) || manyMarkers.test(line));
}

/** Many markers of lists and quotations, of emphasis, or of images. */
const manyMarkers = /^([ \t]*(>|([*+-]|\d{1,9}[.)])[ \t])){100}|[*_]{500}[^\s*_]|(!\[){200}/;

/** The surroundings of a node. `depth` counts the quotations. */
type Within = { isInTable: boolean; depth: number };

/** The tree as pages have it. Changes the parser's. */
function pageOf({ root, inert, blocks, spans, details }: Resolved, source: string): Parsed {
  const deep = firstTooDeep(root);
  if (deep) return { root, destinations: [], tooDeep: placeOf(deep) ?? { line: 1, column: 1 } };
  const destinations: Destination[] = [];
  const blockAt = new Map(blocks.map((block) => [block.start, block]));
  const spanAt = new Map(spans?.map((span) => [span.start, span]));

  const resolved = (node: RootContent, within: Within): RootContent => {
    inert?.restore(node);
    if (node.type === "html") {
      trimHtml(node, source);
      const start = startOf(node) + (/^[ \t>]*/.exec(source.slice(startOf(node)))?.[0].length ?? 0);
      return blockAt.has(start) ? formulaOf(node, start, source) : node;
    }
    if (node.type === "inlineMath") {
      const span = spanAt.get(startOf(node));
      const { position } = node;
      return span ? { ...inlineFormula(span, source, within), ...(position && { position }) } : node;
    }
    if (node.type === "code") resolveCode(node, source);
    if ("children" in node)
      below(node, {
        isInTable: within.isInTable || node.type === "table",
        depth: within.depth + Number(node.type === "blockquote"),
      });
    if (isDirective(node)) resolveDirective(node, source);
    if (hasTarget(node)) {
      const destination = destinationOf(node, source);
      if (destination) destinations.push(destination);
    }
    return node;
  };
  const below = (node: Parents, within: Within): void => {
    const whole = joinIndentedCode(node.children.map((child) => resolved(child, within)));
    const children = resolveBareAddresses(whole, source);
    const hasDetails = details.size > 0 && children.some(({ type }) => type === "list");
    // The types of mdast do not say which children a parent of unknown type may have.
    (node as { children: RootContent[] }).children = hasDetails ? joinDetails(children, details) : children;
    if (node.type !== "listItem") return;
    if (hasDetails && node.children.some(({ type }) => type === "descriptionList"))
      node.spread = hasBlankLineBetween(node.children);
    startAfterBox(node);
  };
  below(root, { isInTable: false, depth: 0 });
  return { root, destinations, tooDeep: undefined };
}

/** HTML starts behind the spaces before it, and ends with its last line that is not blank. Changes the node. */
function trimHtml(node: Html, source: string): void {
  const start = startOf(node);
  const spaces = /^\S/.test(node.value) ? (/^[ \t]*/.exec(source.slice(start))?.[0].length ?? 0) : 0;
  if (spaces > 0 && node.position)
    node.position.start = pointAfter(node.position.start, source, start + spaces);
  node.value = node.value.replace(/\n+$/, "");
}

/** “An indented code block is composed of one or more indented chunks separated by blank lines” (CommonMark); Sätteri may end it before a fence. */
function joinIndentedCode(nodes: RootContent[]): RootContent[] {
  const isIndented = (node: RootContent | undefined): node is Code =>
    node?.type === "code" && node.data?.closed === undefined;
  if (!nodes.some((node, index) => isIndented(node) && isIndented(nodes[index - 1]))) return nodes;
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (!isIndented(node) || !isIndented(before) || !before.position || !node.position) joined.push(node);
    else {
      const lines = node.position.start.line - before.position.end.line;
      before.value += "\n".repeat(lines) + node.value;
      before.position.end = { ...node.position.end };
    }
  }
  return joined;
}

/** The text of a task starts behind its box. */
function startAfterBox({ checked, children }: Extract<Nodes, { type: "listItem" }>): void {
  const [first] = children;
  const start = first?.type === "paragraph" ? first.children[0]?.position?.start : undefined;
  if (typeof checked === "boolean" && first?.position && start) first.position.start = { ...start };
}

/** Moves all places of a tree. */
function move(node: Nodes, lines: number, offset: number): void {
  if (lines === 0 && offset === 0) return;
  movePoints(node.position, lines, offset);
  if ("attributes" in node) for (const { position } of node.attributes) movePoints(position, lines, offset);
  if (node.type === "code")
    movePoints({ start: node.data?.languageAt, end: node.data?.metaAt }, lines, offset);
  if ("label" in node && Array.isArray(node.label))
    for (const child of node.label) move(child, lines, offset);
  if ("children" in node) for (const child of node.children) move(child, lines, offset);
}

function movePoints(
  points: { start?: Point | undefined; end?: Point | undefined } | undefined,
  lines: number,
  offset: number,
): void {
  for (const point of [points?.start, points?.end]) {
    if (!point) continue;
    point.line += lines;
    if (point.offset !== undefined) point.offset += offset;
  }
}
