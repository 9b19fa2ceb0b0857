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
