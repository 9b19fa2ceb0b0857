/** True for a text that brings a heading of the first level of its own. */
import type { HastNode } from "./hast.ts";

export function hasTitle(nodes: readonly HastNode[]): boolean {
  return nodes.some((node) => node.type === "element" && (node.tagName === "h1" || hasTitle(node.children)));
}
