/** `data/_/<locale>/search/`: the search index of a locale (S26). One file says what there is; shards hold the words. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";
import { SearchStrings } from "./strings.ts";

/** A part of the site that hits are grouped by: the docs beside one sidebar, the blog, the pages. */
export const SearchArea = z.strictObject({
  /** Part of the names of its shards. */
  id: z.string(),
  title: z.string(),
  /** Shards are numbered from 0. */
  shards: z.number().int().min(1),
  /** Name of the docs' version; absent where there is one version, or for what is not a part of the docs. */
  version: z.string().optional(),
});
export type SearchArea = z.infer<typeof SearchArea>;

/** `data/_/<locale>/search/index.json` */
export const SearchIndex = z.strictObject({
  contract: z.literal(CONTRACT),
  locale: z.string(),
  /** Language tag, by which words are cut down to their stems. */
  tag: z.string(),
  /** Name of the latest version of the docs, where areas have versions. */
  lastVersion: z.string().optional(),
  /** In the order in which they are shown where all else is equal. */
  areas: z.array(SearchArea),
  strings: SearchStrings,
});
export type SearchIndex = z.infer<typeof SearchIndex>;

/** `data/_/<locale>/search/<area>-<number>.json` */
export const SearchShard = z.strictObject({
  contract: z.literal(CONTRACT),
  area: z.string(),
  /** Pages by route; a page is one section for what stands above its first heading, then one per heading. */
  pages: z.array(
    z.strictObject({
      path: z.string(),
      title: z.string(),
      /** Id and text of each heading of level 2 or 3. */
      headings: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  /** Stems in order of code units, with spaces between. */
  terms: z.string(),
  /** For each stem, with spaces between: the sections that have it, as `schema/search/postings.ts` writes them. */
  postings: z.string(),
});
export type SearchShard = z.infer<typeof SearchShard>;
