/** The place in a translation that is that of the hash in the page before it: the heading at the same position, if ids differ. */
import type { ShownPage } from "../../schema/document-data.ts";
import { decodedHash } from "./hash-target.ts";

/** Id of the heading; undefined if the page is no translation of the one before, or its heading there has another level. */
export function translatedHash(before: ShownPage | undefined, page: ShownPage): string | undefined {
  if (!before || !("outline" in before) || !("outline" in page) || before.locale === page.locale)
    return undefined;
  const hrefIn = ({ translations }: ShownPage) =>
    translations.find(({ locale }) => locale === page.locale)?.href;
  if (hrefIn(page) === undefined || hrefIn(page) !== hrefIn(before)) return undefined;
  const id = decodedHash();
  const index = before.outline.findIndex((heading) => heading.id === id);
  const heading = page.outline[index];
  return heading?.depth === before.outline[index]?.depth ? heading?.id : undefined;
}
