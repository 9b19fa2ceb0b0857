/** Elements that remember where their source is, and texts, of HTML. */
import type { Element, ElementContent, Properties, Text } from "hast";
import type { Node } from "unist";
import type { Json } from "../../../schema/hast.ts";
import type { OwnAttributes, OwnTag, TagWithProps } from "../../../schema/own-elements.ts";

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

type OwnParts<Tag extends OwnTag> = {
  attributes: OwnAttributes<Tag>;
  /** Content that a program without our reader shows. */
  children: ElementContent[];
} & (Tag extends TagWithProps ? { props: Record<string, Json> } : { props?: undefined });

export function ownElement<Tag extends OwnTag>(
  source: Node | undefined,
  tagName: Tag,
  { attributes, children, props }: OwnParts<Tag>,
): Element {
  const node: Element = { type: "element", tagName, properties: { ...attributes }, children };
  if (source?.position !== undefined) node.position = source.position;
  return props === undefined ? node : Object.assign(node, { data: { props } });
}
