/** `hreflang`: the other languages of a page, for its document and for the sitemap. */

import type { Route } from "../site/site.ts";

export type Alternate = {
  /** Language tag, or `x-default`. */
  hreflang: string;
  /** Absolute. */
  url: string;
};

/** The translations of a page that are for search engines. */
export function indexedTranslations({
  meta,
  head,
}: Pick<Route, "meta" | "head">): Route["meta"]["translations"] {
  return meta.translations.filter(({ locale }) => !head.unindexedIn?.includes(locale));
}

/**
 * The real translations of a page, itself included and the source language first, → the links that all of them have.
 * A page in one language has none. `x-default` is the source, or the first translation if the source lacks the page.
 */
export function alternatesOf(translations: { tag: string; url: string }[]): Alternate[] {
  const [first] = translations;
  if (first === undefined || translations.length < 2) return [];
  return [
    ...translations.map(({ tag, url }) => ({ hreflang: tag, url })),
    { hreflang: "x-default", url: first.url },
  ];
}
