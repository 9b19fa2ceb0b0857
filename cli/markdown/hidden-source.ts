/** Parts of a page's source that no visitor sees: its Markdown for readers of text leaves them out. */

import type { Nodes as HtmlNodes } from "hast";
import type { Nodes, Root } from "mdast";
import type { Node } from "unist";
import { allowList } from "./allow-list.ts";
import { nodesAndLabelsIn, nodesIn } from "./mdast/nodes-in.ts";

/** Offsets in the body. */
export type Span = { start: number; end: number };

const stripped = new Set<string>(allowList.strip);

/** Comments of their own, and definitions that nothing refers to. */
export function hiddenMarkdown(root: Root, body: string): Span[] {
  return [
    ...(body.includes("<!--") ? nodesIn(root).flatMap(comment) : []),
    ...(body.includes("]:") ? unusedDefinitions(root) : []),
  ];
}

function comment(node: Nodes): Span[] {
  const start = node.position?.start.offset;
  if (node.type !== "html" || start === undefined) return [];
  const first = node.value.indexOf("<!--");
  if (first === -1 || node.value.slice(0, first).trim() !== "") return [];
  const end = node.value.indexOf("-->", first);
  return [{ start: start + first, end: start + (end === -1 ? node.value.length : end + "-->".length) }];
}

/** Comments, and elements that go with their content, inside of other HTML. */
export function hiddenHtml(node: HtmlNodes): Span[] {
  if (node.type === "comment" || (node.type === "element" && stripped.has(node.tagName))) return spanOf(node);
  return "children" in node ? node.children.flatMap(hiddenHtml) : [];
}

/** Definitions that writers use as comments: `[//]: # (not yet)`. */
function unusedDefinitions(root: Root): Span[] {
  const nodes = nodesAndLabelsIn(root);
  const used = new Set(
    nodes.flatMap((node) =>
      node.type === "linkReference" || node.type === "imageReference" ? node.identifier : [],
    ),
  );
  return nodes.flatMap((node) =>
    node.type === "definition" && !used.has(node.identifier) ? spanOf(node) : [],
  );
}

export function spanOf({ position }: Node): Span[] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}
