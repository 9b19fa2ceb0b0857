/** The element that the hash of the address names, in the page and in its translation. */

import type { ShownPage } from "../../schema/document-data.ts";
import { percentDecoded } from "../../schema/paths.ts";

/** Undefined if the page does not have it. */
export function hashTarget(): HTMLElement | undefined {
  const id = location.hash.slice(1);
  if (id === "") return undefined;
  return document.getElementById(percentDecoded(id)) ?? document.getElementById(id) ?? undefined;
}

/**
 * Id of the heading of a translation at the position of the one that the hash names in the page before it. Undefined if the page
 * before is in the same language, is another page, or has a heading of another level there.
 */
export function translatedHash(before: ShownPage | undefined, page: ShownPage): string | undefined {
  if (!before || !("outline" in before) || !("outline" in page) || before.locale === page.locale)
    return undefined;
  const hrefIn = ({ translations }: ShownPage) =>
    translations.find(({ locale }) => locale === page.locale)?.href;
  if (hrefIn(page) === undefined || hrefIn(page) !== hrefIn(before)) return undefined;
  const id = percentDecoded(location.hash.slice(1));
  const index = before.outline.findIndex((heading) => heading.id === id);
  const heading = page.outline[index];
  return heading?.depth === before.outline[index]?.depth ? heading?.id : undefined;
}
