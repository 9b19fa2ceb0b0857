/** Places of addresses in the source of raw HTML. */
import type { Element } from "hast";
import { safeAddress } from "../address.ts";
import { modeFragment } from "../colour-modes.ts";
import type { Span } from "../hidden-source.ts";
import type { Destination } from "../mdast/nodes.ts";
import { firstAttributes, type PlacedAttribute } from "./read-tags.ts";
import { candidatesOf } from "./srcset.ts";

/**
 * Destinations of links and images of raw HTML, with their places in the source. `body` is what offsets count from. A value
 * with character references is left out.
 */
export function htmlDestinations(elements: readonly Element[], body: string): Destination[] {
  return elements.flatMap((element) => inTag(element, body));
}

function inTag(element: Element, body: string): Destination[] {
  const { href, src, srcSet } = element.properties;
  if (!href && !src && !srcSet) return [];
  const tag = tagOf(element, body);
  if (!tag) return [];
  const values = Object.entries({ href, src, srcset: srcSet });
  const attributes = firstAttributes(tag.text);
  return values.flatMap(([name, url]): Destination[] => {
    if (typeof url !== "string" || url === "") return [];
    const attribute = attributes.get(name) ?? quotedAttribute(url, tag.text);
    const written = attribute?.value ?? "";
    const at = tag.text.indexOf(written, (attribute?.start ?? 0) + name.length);
    if (!attribute || !isWrittenAs(written, url) || at === -1 || at >= attribute.end) return [];
    const start = tag.start + at;
    if (name !== "srcset") return [{ start, end: start + written.length, url }];
    return candidatesOf(url).map((candidate) => ({
      start: start + candidate.start,
      end: start + candidate.start + candidate.url.length,
      url: candidate.url,
    }));
  });
}

/** An address of another site is percent-encoded by now; that of a picture no longer has the mode of colour that it is for. */
function isWrittenAs(written: string, url: string): boolean {
  return written === url || safeAddress("link", written) === url || written.replace(modeFragment, "") === url;
}

/** In a quotation, where `>` is before each line, the parser of HTML finds no attribute behind the first line. */
function quotedAttribute(value: string, tag: string): PlacedAttribute | undefined {
  const at = tag.indexOf(value, 1);
  return at !== -1 && /["'=]/.test(tag[at - 1] ?? "") ? { value, start: 0, end: tag.length } : undefined;
}

/** The attribute of that name in the tag of the element, with the space before it. */
export function attributeSpans(element: Element, name: string, body: string): Span[] {
  const tag = tagOf(element, body);
  const attribute = tag && firstAttributes(tag.text).get(name);
  return attribute ? [{ start: tag.start + attribute.start - 1, end: tag.start + attribute.end }] : [];
}

/** The source of an element, from its start tag on; undefined for one that Markdown writes in another way. */
function tagOf({ tagName, position }: Element, body: string): { text: string; start: number } | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  const text = body.slice(start, end);
  return text.slice(1, 1 + tagName.length).toLowerCase() === tagName.toLowerCase() && text.startsWith("<")
    ? { text, start }
    : undefined;
}
