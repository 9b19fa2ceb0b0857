/** `hreflang`: the other languages of a page, for its document and for the sitemap. */

export type Alternate = {
  /** Language tag, or `x-default`. */
  hreflang: string;
  /** Absolute. */
  url: string;
};

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
