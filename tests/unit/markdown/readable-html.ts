/** Content as HTML in which each block stands on a line of its own. */
import { toHtml } from "hast-util-to-html";
import type { HastNode, HastRoot } from "../../../schema/hast.ts";
import { twBlocks } from "../../../schema/tw-elements.ts";

export function readableHtml(content: HastRoot): string {
  return toHtml({ type: "root", children: onLines(content.children) });
}

function onLines(nodes: readonly HastNode[]): HastNode[] {
  const inner = nodes.map((node) => {
    if (node.type === "text" || node.tagName === "pre") return node;
    const children = onLines(node.children);
    return { ...node, children: children.some(isBlock) ? [newline, ...children, newline] : children };
  });
  return inner.flatMap((node, index) => {
    const before = inner[index - 1];
    return before !== undefined && (isBlock(before) || isBlock(node)) ? [newline, node] : [node];
  });
}

const newline: HastNode = { type: "text", value: "\n" };

function isBlock(node: HastNode): boolean {
  return node.type === "element" && blocks.has(node.tagName);
}

const blocks: ReadonlySet<string> = new Set([
  ...twBlocks,
  ...(
    "aside blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary " +
    "svg table tbody td th thead tr ul"
  ).split(" "),
]);
