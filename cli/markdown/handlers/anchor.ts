/** The `<a>` of a link. */
import type { Element, ElementContent } from "hast";
import type { Link, LinkReference, Resource } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import { safeAddress } from "../address.ts";
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
  if (href === undefined) report(notSafe(url, node));
  return element(node, "a", { ...(href !== undefined && { href }), ...(title && { title }) }, children);
}

function notSafe(url: string, node: Link | LinkReference): PageFinding {
  return {
    rule: "html-is-allowed",
    place: placeOf(node),
    message: `the address “${url}” is left out`,
    expected: "an address inside the site, or one that starts with https:, mailto: or tel:",
  };
}
