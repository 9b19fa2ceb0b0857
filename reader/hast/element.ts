/** Makes an element of hast. */
import type { HastElement, HastNode } from "../../schema/hast.ts";

export function element(
  tagName: string,
  properties: HastElement["properties"],
  ...children: readonly (HastNode | string)[]
): HastElement {
  return {
    type: "element",
    tagName,
    properties,
    children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
  };
}

/** The text of a tree, as it is copied or read out. */
export function textOf(node: HastNode): string {
  return node.type === "text" ? node.value : node.children.map(textOf).join("");
}

/** The first element of that name, in document order. */
export function findElement(nodes: readonly HastNode[], tagName: string): HastElement | undefined {
  for (const node of nodes) {
    if (node.type === "text") continue;
    const found = node.tagName === tagName ? node : findElement(node.children, tagName);
    if (found) return found;
  }
  return undefined;
}
