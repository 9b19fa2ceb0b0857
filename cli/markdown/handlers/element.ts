/** A hast element that remembers where its source stands. */
import type { Element, ElementContent, Properties } from "hast";
import type { Node } from "unist";

export function element(
  source: Node | undefined,
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  const node: Element = { type: "element", tagName, properties, children };
  if (source?.position !== undefined) node.position = source.position;
  return node;
}
