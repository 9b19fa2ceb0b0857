/** Expanded content → nodes of the document, without HTML: the policy lets no text become markup. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";
import { attributesOf, voidTags } from "../hast/attributes.ts";

/** `island`: makes the element that one of the site's own components will fill. */
export function toNodes(
  nodes: readonly HastNode[],
  island?: (element: HastElement) => Node,
  space?: string,
): Node[] {
  return nodes.map((node) => {
    if (node.type === "text") return document.createTextNode(node.value);
    const { tagName } = node;
    if (tagName === COMPONENT && island) return island(node);
    const own = SPACES.get(tagName) ?? space;
    const made = own ? document.createElementNS(own, tagName) : document.createElement(tagName);
    for (const [name, value] of attributesOf(node)) made.setAttribute(name, value);
    if (!voidTags.has(tagName))
      for (const child of toNodes(node.children, island, own)) made.appendChild(child);
    return made;
  });
}

/** Namespaces of the elements that start a drawing or a formula. */
const SPACES: ReadonlyMap<string, string> = new Map([
  ["svg", "http://www.w3.org/2000/svg"],
  ["math", "http://www.w3.org/1998/Math/MathML"],
]);
