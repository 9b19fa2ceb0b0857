/** Languages that a page can be read in beside its own. */
import type { ShownPage } from "../../schema/document-data.ts";

/** Name in the query of the language beside the page's own: `?with=fr`. */
export const BESIDE = "with";

export type Translation = ShownPage["translations"][number];

/** Languages that have a translation of the page, if it has a text. */
export function otherLanguages(page: ShownPage): Translation[] {
  const { kind, locale, fallback, translations } = page;
  if (!/^(doc|post|page)$/.test(kind) || fallback || "component" in page) return [];
  return translations.filter((other) => other.locale !== locale);
}
