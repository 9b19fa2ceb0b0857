/** What is around the lines of a block of code: its title with the link to its source, its caption, numbers of explanations. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { safeAddress, unsafeAddress } from "../address.ts";
import type { ContentStrings } from "../compile-settings.ts";
import type { FenceMeta } from "../fence-meta.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import { element, text } from "./element.ts";
import type { Report } from "./link.ts";

/** Nothing, or a `<figcaption>`. */
export function titleRow(
  node: Code,
  { title, source }: Pick<FenceMeta, "title" | "source">,
  strings: ContentStrings,
  report: Report,
): Element[] {
  const own = title ? [text(title)] : [];
  const link = source ? sourceLink(node, source, strings, report) : undefined;
  if (!link) return title ? [element(undefined, "figcaption", {}, own)] : [];
  const parts = title ? [element(undefined, "span", {}, own), text(" ")] : [];
  return [element(undefined, "figcaption", {}, [...parts, link])];
}

function sourceLink(
  node: Code,
  source: string,
  { codeSource }: ContentStrings,
  report: Report,
): Element | undefined {
  const href = safeAddress("link", source);
  const place = node.data?.metaAt ? placeAt(node.data.metaAt) : placeOf(node);
  if (href === undefined) report(unsafeAddress("link", source, place));
  if (href === undefined) return undefined;
  return element(node, "a", { className: ["code-part", "code-source"], href }, [text(codeSource)]);
}

/** The block with a text below it. */
export function captioned(block: Element, caption: string): Element {
  const below = element(undefined, "figcaption", {}, [text(caption)]);
  return element(undefined, "figure", { className: ["code-part", "captioned"] }, [block, below]);
}

/** Links to the explanations, by number of the line. */
export function annotationsOf(
  { data }: Code,
  numbers: ReadonlyMap<number, readonly number[]> = new Map(),
  { explanation }: ContentStrings,
): ReadonlyMap<number, readonly ElementContent[]> {
  const linkTo = (number: number): ElementContent[] => {
    const className = ["code-part", "annotation"];
    const ariaLabel = explanation.replace("{n}", String(number));
    const properties = { className, href: `#${data?.explanations}-${number}`, ariaLabel };
    return [text(" "), element(undefined, "a", properties, [text(String(number))])];
  };
  return new Map([...numbers].map(([line, list]) => [line, list.flatMap(linkTo)]));
}
