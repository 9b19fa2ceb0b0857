/** Parts of a page that slips are looked for in, found in one walk: its running text, its lists and its blocks of code. */
import type { Code, List, Nodes, Parents, PhrasingContent, Root } from "mdast";
import { isCodeGroup } from "../directives/code-group.ts";

export type Phrasing = {
  /** A paragraph, a heading, a cell of a table, or a directive whose label it is. */
  node: Nodes;
  parent: Parents | undefined;
  /** Where it starts in the body. */
  start: number;
  /** As written, with the marks of quotations at the start of its further lines. */
  source: string;
  /** What it holds, in order. */
  children: readonly PhrasingContent[];
};

type PageParts = { phrasing: Phrasing[]; lists: List[]; codeBlocks: FencedCode[] };

/** A block of code; in a group of code its fence names its tab. */
export type FencedCode = { node: Code; isTab: boolean };

const holders = new Set(["paragraph", "heading", "tableCell", "descriptionTerm"]);

/** `body` is the source of the tree, as it was parsed. */
export function pageParts(root: Root, body: string): PageParts {
  const phrasing: Phrasing[] = [];
  const lists: List[] = [];
  const codeBlocks: FencedCode[] = [];
  const add = (node: Nodes, children: readonly PhrasingContent[], parent: Parents | undefined): void => {
    const start = children[0]?.position?.start.offset;
    const end = children.at(-1)?.position?.end.offset;
    if (start === undefined || end === undefined) return;
    phrasing.push({ node, parent, start, source: body.slice(start, end), children });
  };
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    if (node.type === "code") codeBlocks.push({ node, isTab: isCodeGroup(parent) });
    if (node.type === "list") lists.push(node);
    if ("label" in node && Array.isArray(node.label)) add(node, node.label, parent);
    // Paragraphs, headings and cells contain phrasing alone.
    if ("children" in node && holders.has(node.type)) add(node, node.children as PhrasingContent[], parent);
    else if ("children" in node) for (const child of node.children) visit(child, node);
  };
  visit(root, undefined);
  return { phrasing, lists, codeBlocks };
}

/** True where one of the texts is as asked; `start` and `end` are places in the source. */
export function someText(
  { children, start: from }: Phrasing,
  isMeant: (start: number, end: number) => boolean,
): boolean {
  const isIn = (node: Nodes): boolean => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (node.type === "text" && start !== undefined && end !== undefined)
      return isMeant(start - from, end - from);
    return "children" in node && node.children.some(isIn);
  };
  return children.some(isIn);
}

/** True where a place of the source is text, and no backslash makes it so. */
export function isTextAt(text: Phrasing, index: number): boolean {
  return text.source[index - 1] !== "\\" && someText(text, (start, end) => start <= index && index < end);
}
