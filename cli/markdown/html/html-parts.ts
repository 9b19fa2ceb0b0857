/**
 * Parts of a page that have raw HTML: neighbours on the top level, as far as what starts in them also ends there. The compiler has made the others,
 * which need no parser of HTML.
 */
import type { Nodes, RootContent } from "hast";
import type { Raw } from "mdast-util-to-hast";
import { voidTags } from "./element-kinds.ts";
import { readTags } from "./read-tags.ts";

type Part = { nodes: RootContent[]; hasHtml: boolean };

/** Where a part ends is known by its tags alone; only a parser knows whether its elements have ended, too. */
export function partsOf(nodes: readonly RootContent[]): Part[] {
  const parts: Part[] = [];
  const open: string[] = [];
  for (const node of nodes) {
    const pieces = rawNodes(node);
    const last = parts.at(-1);
    const hasHtml = pieces.length > 0 || open.length > 0;
    // A line ending between two of them makes no part of its own.
    if (last && (last.hasHtml === hasHtml || node.type === "text")) last.nodes.push(node);
    else parts.push({ nodes: [node], hasHtml });
    for (const { value } of pieces) follow(open, value);
  }
  return parts;
}

/** Changes `open`, the names of elements whose end is still to come. */
function follow(open: string[], html: string): void {
  for (const { kind, name, isSelfClosing } of readTags(html)) {
    if (kind === "open" && !isSelfClosing && !voidTags.has(name)) open.push(name);
    const at = kind === "close" ? open.lastIndexOf(name) : -1;
    if (at !== -1) open.splice(at, 1);
  }
}

function rawNodes(node: Nodes): Raw[] {
  if (node.type === "raw") return [node];
  return "children" in node ? node.children.flatMap(rawNodes) : [];
}
