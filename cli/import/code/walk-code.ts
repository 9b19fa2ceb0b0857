/** Every node of a syntax tree of JavaScript. */
import type { Node } from "acorn";

export function full(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === "object" && child !== null && typeof child.type === "string") full(child, visit);
}
