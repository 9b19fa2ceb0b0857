/** Parts of a page's source that no visitor sees: its Markdown for readers of text leaves them out. */
import type { Nodes as HtmlNodes } from "hast";
import type { Definition, Nodes, Root } from "mdast";
import { allowList } from "./allow-list.ts";

/** Offsets in the body. */
export type Span = { start: number; end: number };

const stripped = new Set<string>(allowList.strip);

/** Comments of their own, and definitions that nothing refers to. */
export function hiddenMarkdown(root: Root, body: string): Span[] {
  return [
    ...(body.includes("<!--") ? comments(root) : []),
    ...(body.includes("]:") ? unusedDefinitions(root) : []),
  ];
}

function comments(node: Nodes): Span[] {
  const start = node.position?.start.offset;
  if (node.type === "html" && start !== undefined) {
    const first = node.value.indexOf("<!--");
    if (first === -1 || node.value.slice(0, first).trim() !== "") return [];
    const end = node.value.indexOf("-->", first);
    return [{ start: start + first, end: start + (end === -1 ? node.value.length : end + "-->".length) }];
  }
  return "children" in node ? node.children.flatMap(comments) : [];
}

/** Comments, and elements that go with their content, inside of other HTML. */
export function hiddenHtml(node: HtmlNodes): Span[] {
  if (node.type === "comment" || (node.type === "element" && stripped.has(node.tagName))) return spanOf(node);
  return "children" in node ? node.children.flatMap(hiddenHtml) : [];
}

/** As writers use definitions for comments: `[//]: # (not yet)`. */
function unusedDefinitions(root: Root): Span[] {
  const definitions: Definition[] = [];
  const used = new Set<string>();
  const visit = (node: Nodes): void => {
    if (node.type === "definition") definitions.push(node);
    else if (node.type === "linkReference" || node.type === "imageReference") used.add(node.identifier);
    if ("label" in node && Array.isArray(node.label)) node.label.forEach(visit);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return definitions.filter(({ identifier }) => !used.has(identifier)).flatMap(spanOf);
}

export function spanOf({ position }: HtmlNodes | Definition): Span[] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}
