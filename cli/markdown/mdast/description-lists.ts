/**
 * Description lists, as PHP Markdown Extra, Pandoc and MkDocs write them: a line with a term, and below it a line that starts
 * with a colon and white space. A text of several lines, and one with a blank line below it, needs two spaces or more after
 * the colon, or a tab: a sentence may be broken before a colon.
 *
 * To the parser a description is an item of a list, with `+` for its colon; the paragraph before the list holds its terms.
 */
import type { List, Nodes, Paragraph, Parents, PhrasingContent, RootContent } from "mdast";
import type { Point } from "unist";
import type { DescriptionDetails, DescriptionList, DescriptionTerm } from "./nodes.ts";
import { startOf } from "./place.ts";

/** True for a text of which a line starts with a colon and white space. */
function mayDescribe(text: string): boolean {
  return /\n[ \t>]*:[ \t]/.test(text);
}

type Candidate = { colon: number; line: number; column: number; quotes: number; isWide: boolean };

/** `firstLine` is the number of the first line. */
export function candidatesIn(source: string, firstLine: number): Candidate[] {
  if (!mayDescribe(source)) return [];
  let offset = 0;
  return source.split("\n").flatMap((text, index) => {
    const [, before, space] = /^([ \t>]*):([ \t]+)\S/.exec(text) ?? [];
    const start = offset;
    offset += text.length + 1;
    if (before === undefined || space === undefined) return [];
    const quotes = before.split(">").length - 1;
    const isWide = space.length > 1 || space === "\t";
    return [
      { colon: start + before.length, line: firstLine + index, column: before.length + 1, quotes, isWide },
    ];
  });
}

/**
 * Candidates that describe something, in a tree in which `known` do so already. Those nested in a description are found once
 * it is a part of the tree.
 */
export function describing(
  root: Nodes,
  candidates: readonly Candidate[],
  known: ReadonlySet<number>,
): number[] {
  const found: number[] = [];
  const visit = (node: Parents, quotes: number, column: number): void => {
    for (const [index, child] of node.children.entries()) {
      if (child.type === "paragraph")
        found.push(...inParagraph(child, node.children[index - 1], quotes, column));
      else if ("children" in child && !("align" in child))
        visit(
          child,
          quotes + Number(child.type === "blockquote"),
          child.type === "listItem" ? contentColumn(child) : column,
        );
    }
  };
  const inParagraph = (
    paragraph: Paragraph,
    before: RootContent | undefined,
    quotes: number,
    column: number,
  ): number[] => {
    const { start, end } = paragraph.position ?? {};
    if (!start || !end) return [];
    let isBelowDetails = before?.type === "list" && isDescription(before, known);
    const own: number[] = [];
    for (const each of candidates) {
      if (each.colon < (start.offset ?? 0) || each.colon >= (end.offset ?? 0) || known.has(each.colon))
        continue;
      if (each.quotes !== quotes || each.column < column) continue;
      const isTerm = each.line === start.line + 1;
      const isBelowText =
        each.line > start.line ||
        (before?.type === "paragraph" && before.position?.end.line === each.line - 2);
      if (!(isBelowDetails || isTerm || (isBelowText && each.isWide))) continue;
      own.push(each.colon);
      isBelowDetails = true;
    }
    return own;
  };
  if ("children" in root) visit(root, 0, 1);
  return found;
}

/** Least column of what is in an item. */
function contentColumn({ position }: Nodes): number {
  return (position?.start.column ?? 0) + 2;
}

function isDescription(list: List, colons: ReadonlySet<number>): boolean {
  return list.children.some((item) => colons.has(startOf(item)));
}

/** Replacements for characters of the source. White space of more than four columns would make the text behind it code. */
export function marksOfDetails(
  colon: number,
  source: string,
  inert: (character: string) => string,
): [number, string][] {
  const space = /^ +/.exec(source.slice(colon + 1))?.[0].length ?? 0;
  const marks: [number, string][] = [[colon, "+"]];
  for (let at = colon + 5; at <= colon + space && space > 4; at++) marks.push([at, inert(" ")]);
  const box = colon + 1 + (/^[ \t]*/.exec(source.slice(colon + 1))?.[0].length ?? 0);
  if (source[box] === "[") marks.push([box, inert("[")]);
  return marks;
}

/** Offsets of those colons that describe nothing in this tree. */
export function pointless(root: Nodes, colons: ReadonlySet<number>): number[] {
  const used = new Set<number>();
  const visit = (node: Parents): void => {
    let isBelow = false;
    for (const child of node.children) {
      if (child.type === "list")
        for (const item of child.children) {
          if (!colons.has(startOf(item))) isBelow = false;
          else if (isBelow) used.add(startOf(item));
        }
      else isBelow = child.type === "paragraph";
      if ("children" in child) visit(child);
    }
  };
  if (colons.size > 0 && "children" in root) visit(root);
  return [...colons].filter((colon) => !used.has(colon));
}

/** Lists of which the items are descriptions become description lists, with the paragraphs before them. */
export function joinDetails(siblings: readonly RootContent[], colons: ReadonlySet<number>): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of siblings) {
    if (node.type !== "list" || !isDescription(node, colons)) {
      joined.push(node);
      continue;
    }
    const count = node.children.findIndex((item) => !colons.has(startOf(item)));
    const items = count === -1 ? node.children : node.children.slice(0, count);
    const terms = joined.at(-1)?.type === "paragraph" ? termsOf(joined.pop() as Paragraph) : [];
    const before = joined.at(-1);
    const list: DescriptionList =
      before?.type === "descriptionList" ? before : { type: "descriptionList", children: [] };
    if (list !== before) joined.push(list);
    list.children.push(...terms, ...items.map(detailsOf));
    list.position = spanOf(list.children);
    if (count !== -1) joined.push({ ...node, ...restOf(node, count) });
  }
  return joined;
}

/** The list that is right below descriptions, which to the parser was one with them. */
function restOf(list: List, from: number): Pick<List, "children" | "position" | "spread"> {
  const children = list.children.slice(from);
  return { children, spread: hasBlankLineBetween(children), position: spanOf(children) };
}

/** Blocks on adjacent lines have no blank line between them. */
export function hasBlankLineBetween(nodes: readonly Nodes[]): boolean {
  return nodes.some((node, index) => {
    const before = nodes[index - 1]?.position?.end.line;
    return before !== undefined && node.position !== undefined && node.position.start.line > before + 1;
  });
}

function spanOf(nodes: readonly Nodes[]): Paragraph["position"] {
  const [start, end] = [nodes[0]?.position?.start, nodes.at(-1)?.position?.end];
  return start && end && { start: { ...start }, end: { ...end } };
}

function detailsOf({ children, position }: List["children"][number]): DescriptionDetails {
  const [first] = children;
  const text = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.position && text?.type === "text" && text.position && /^ /.test(text.value)) {
    const size = text.value.length - text.value.trimStart().length;
    text.value = text.value.slice(size);
    const start = moved(text.position.start, size);
    text.position = { ...text.position, start };
    first.position = { ...first.position, start: { ...start } };
  }
  return { type: "descriptionDetails", children, position };
}

function moved({ line, column, offset = 0 }: Point, by: number): Point {
  return { line, column: column + by, offset: offset + by };
}

/** Each line of the paragraph is a term. */
function termsOf({ children, position }: Paragraph): DescriptionTerm[] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of children) {
    if (node.type === "break") lines.push([]);
    else if (node.type !== "text") lines.at(-1)?.push(node);
    else {
      let start = node.position?.start;
      for (const [index, value] of node.value.split("\n").entries()) {
        if (index > 0) {
          lines.push([]);
          const above = node.value.split("\n")[index - 1] ?? "";
          start = start && {
            line: start.line + 1,
            column: 1,
            offset: (start.offset ?? 0) + above.length + 1,
          };
        }
        if (value === "") continue;
        const place = start && { position: { start: moved(start, 0), end: moved(start, value.length) } };
        lines.at(-1)?.push({ type: "text", value, ...place });
      }
    }
  }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => ({ type: "descriptionTerm", children: line, position: spanOf(line) ?? position }));
}
