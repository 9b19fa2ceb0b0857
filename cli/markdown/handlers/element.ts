/** A hast element that remembers where its source is, and a text. Elements of our own are made in `own-element.ts`. */
import type { Element, ElementContent, Properties, Text } from "hast";
import type { Node } from "unist";

export function element<Tag extends string>(
  source: Node | undefined,
  tagName: Tag extends `tw-${string}` ? never : Tag,
  properties: Properties,
  children: ElementContent[],
): Element {
  const node: Element = { type: "element", tagName, properties, children };
  if (source?.position !== undefined) node.position = source.position;
  return node;
}

export function text(value: string): Text {
  return { type: "text", value };
}
