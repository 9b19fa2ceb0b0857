/** An element of our own, with the attributes that its row of the table has and no others. */
import type { Element, ElementContent } from "hast";
import type { Node } from "unist";
import type { Json } from "../../../schema/hast.ts";
import type { TagWithProps, TwAttributes, TwTag } from "../../../schema/tw-elements.ts";

/** `children` are what a program without our reader shows of it. */
export function twElement<Tag extends TwTag>(
  source: Node | undefined,
  tagName: Tag,
  attributes: TwAttributes<Tag>,
  children: ElementContent[],
  ...[props]: Tag extends TagWithProps ? [props: Record<string, Json>] : []
): Element {
  const node: Element = { type: "element", tagName, properties: { ...attributes }, children };
  if (source?.position !== undefined) node.position = source.position;
  return props === undefined ? node : Object.assign(node, { data: { props } });
}
