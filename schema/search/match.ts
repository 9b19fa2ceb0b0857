/** A place in the site that a query has found. */

/** A section of a page. */
export type HitPlace = {
  area: string;
  path: string;
  pageTitle: string;
  /** Id and text of the section's heading; none for the page itself. */
  heading?: { id: string; title: string };
};

export type Match = {
  place: HitPlace;
  /**
   * Rank by the place of all words of the query: 2 in the title of the page, 1 in the heading of the section, else 0; more if the
   * section has a name as it was typed, such as `C++`.
   */
  rank: number;
  score: number;
};

/** Pages, each with its places; `terms`: words of the index that the query led to, stems and words of titles as they are written. */
export type FoundPages = { terms: ReadonlySet<string>; pages: readonly (readonly Match[])[] };
