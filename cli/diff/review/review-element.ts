/** Element of a page → the element that a review shows, which has no scripts of the site, and files beside it. */
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import { COMPONENT, hasProps } from "../../../schema/own-elements.ts";

/** How the addresses of the site become those of the review; undefined leaves the attribute out. */
export type Addresses = { link(href: string): string; file(src: string): string | undefined };

/** Components and frames of other sites need scripts that a review does not have: their names, and what is inside, stand for them. */
export function reviewElement(element: HastElement, { link, file }: Addresses): HastElement {
  const { tagName, properties, children } = element;
  if (tagName === COMPONENT && hasProps(element)) {
    const label: HastElement = {
      type: "element",
      tagName: "p",
      properties: {},
      children: [{ type: "text", value: `[${properties.name}]` }],
    };
    return { type: "element", tagName: "div", properties: {}, children: [label, ...children] };
  }
  if (tagName === "tw-embed" || tagName === "tw-video")
    return { type: "element", tagName: "div", properties: {}, children };
  const { href, src, srcSet: _, ...others } = properties;
  const address = typeof src === "string" ? file(src) : undefined;
  const shown = {
    ...others,
    ...(href !== undefined && { href: tagName === "a" ? link(String(href)) : href }),
    ...(address !== undefined && { src: address }),
  };
  return {
    ...element,
    properties: shown,
    children: tagName === "picture" ? children.filter(isPicture) : children,
  };
}

/** One of several sizes is enough. */
function isPicture(node: HastNode): boolean {
  return node.type === "element" && node.tagName !== "source";
}
