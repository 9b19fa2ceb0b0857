/** Parts of a page that mistakes are looked for in, found in one walk: its running text, its lists and its blocks of code. */
import type { Code, List, Nodes, Parents, PhrasingContent, Root } from "mdast";
import type { Place } from "../../report/finding.ts";
import { type Mistake, placesIn } from "../../report/finding-per-kind.ts";
import { isCodeGroup } from "../directives/code-group.ts";
import { nodesIn } from "../mdast/nodes-in.ts";

export type Phrasing = {
  /** A paragraph, a heading, a cell of a table, or a directive whose label it is. */
  node: Nodes;
  parent: Parents | undefined;
  /** Where it starts in the body. */
  start: number;
  /** As written, with the marks of quotations at the start of its further lines. */
  source: string;
  /** Its nodes, in order. */
  children: readonly PhrasingContent[];
};

export type PageParts = {
  root: Root;
  /** The source of the tree, as it was parsed. */
  body: string;
  /** Offset in the body → place in the file. */
  placeAt(offset: number): Place;
  /** All nodes in the order of the source, with those of labels. */
  nodes: Nodes[];
  phrasing: Phrasing[];
  lists: List[];
  codeBlocks: FencedCode[];
};

/** A block of code; in a group of code its fence names its tab. */
type FencedCode = { node: Code; isTab: boolean };

const holders = new Set(["paragraph", "heading", "tableCell", "descriptionTerm"]);

export function pageParts(root: Root, body: string, firstLine: number): PageParts {
  const phrasing: Phrasing[] = [];
  const lists: List[] = [];
  const codeBlocks: FencedCode[] = [];
  const nodes: Nodes[] = [];
  const add = (node: Nodes, children: readonly PhrasingContent[], parent: Parents | undefined): void => {
    const start = children[0]?.position?.start.offset;
    const end = children.at(-1)?.position?.end.offset;
    if (start === undefined || end === undefined) return;
    phrasing.push({ node, parent, start, source: body.slice(start, end), children });
  };
  /** Paragraphs, headings and cells contain phrasing alone. */
  const visit = (node: Nodes, parent: Parents | undefined, isInText: boolean): void => {
    nodes.push(node);
    if (!isInText && node.type === "code") codeBlocks.push({ node, isTab: isCodeGroup(parent) });
    if (!isInText && node.type === "list") lists.push(node);
    const label = "label" in node && Array.isArray(node.label) ? node.label : [];
    if (!isInText) add(node, label, parent);
    for (const child of label) visit(child, undefined, true);
    if (!("children" in node)) return;
    const isHolder = holders.has(node.type);
    if (isHolder && !isInText) add(node, node.children as PhrasingContent[], parent);
    for (const child of node.children) visit(child, node, isInText || isHolder);
  };
  visit(root, undefined, false);
  return { root, body, placeAt: placesIn(body, firstLine), nodes, phrasing, lists, codeBlocks };
}

/** A mistake that shows marks of Markdown, or takes something away, instead of what was meant. */
export function mistake(kind: string, place: Mistake["place"], message: string, expected: string): Mistake {
  return { kind, rule: "markdown-is-well-formed", place, message, expected };
}

/** First line of the written text, shortened for a message. */
export function shortened(text: string): string {
  const [line = "", more] = text.trim().split("\n");
  return line.length > 40 ? `${line.slice(0, 39)}…` : more === undefined ? line : `${line} …`;
}

/** True where one of the texts is as asked; `start` and `end` are places in the source. */
export function someText(
  { children, start: from }: Phrasing,
  isMeant: (start: number, end: number) => boolean,
): boolean {
  const isIn = ({ type, position }: Nodes): boolean => {
    const { start, end } = position ?? {};
    if (type !== "text" || start?.offset === undefined || end?.offset === undefined) return false;
    return isMeant(start.offset - from, end.offset - from);
  };
  return children.some((child) => nodesIn(child).some(isIn));
}

/** True where a place of the source is text, and no backslash makes it so. */
export function isTextAt(text: Phrasing, index: number): boolean {
  return text.source[index - 1] !== "\\" && someText(text, (start, end) => start <= index && index < end);
}
