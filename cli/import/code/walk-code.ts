/** Every node of a syntax tree of JavaScript, as deep as it may be. */
import type { Node } from "acorn";

export function full(tree: Node, visit: (node: Node) => void): void {
  const left = [tree];
  for (let node = left.pop(); node; node = left.pop()) {
    visit(node);
    const children = Object.values(node)
      .flat()
      .filter((value) => typeof value === "object" && value !== null && typeof value.type === "string");
    left.push(...children.reverse());
  }
}
