/** `![alt](address "title")` → `<img>` */
import type { Element } from "hast";
import type { Image, ImageReference, Resource } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { placeOf } from "../../mdast/place.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import type { Report } from "./anchor.ts";
import { element } from "./element.ts";

export function image(report: Report): Handler {
  return (_state, node: Image) => picture(node, node, report);
}

export function picture(node: Image | ImageReference, { url, title }: Resource, report: Report): Element {
  const src = safeAddress("image", url);
  if (src === undefined) report(unsafeAddress("image", url, placeOf(node)));
  const properties = { ...(src !== undefined && { src }), alt: node.alt ?? "", ...(title && { title }) };
  return element(node, "img", properties, []);
}
