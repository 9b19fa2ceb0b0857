/** The `<a>` of a link. */
import type { Element, ElementContent } from "hast";
import type { Link, LinkReference, Resource } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import { placeOf } from "../place.ts";
import { element } from "./element.ts";

export type Report = (finding: PageFinding) => void;

export function anchor(
  node: Link | LinkReference,
  { url, title }: Resource,
  children: ElementContent[],
  report: Report,
): Element {
  const href = safeAddress("link", url);
  if (href === undefined) report(unsafeAddress("link", url, placeOf(node)));
  return element(node, "a", { ...(href !== undefined && { href }), ...(title && { title }) }, children);
}
