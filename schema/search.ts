/** `data/_/<locale>/search/`: the search index of a locale. One file says what there is; shards hold the words. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";
import { list, optional, text } from "./fields.ts";
import { SearchStrings } from "./strings.ts";
import { Synonyms } from "./synonyms.ts";

/** A part of the site that hits are grouped by: the docs beside one sidebar, the blog, the pages. */
export const SearchArea = z.strictObject({
  id: text("Part of the names of its shards."),
  title: text("What results show above their group."),
  shards: z.number().int().min(1).describe("Shards are numbered from 0."),
  set: optional.text("Name of the set of docs; absent for the docs in `docs/`."),
  version: optional.text(
    "Name of the docs' version; absent where there is one version, or for what is not a part of the docs.",
  ),
  isLast: z
    .literal(true)
    .optional()
    .describe("Of the latest version, which is searched from pages that belong to no version of these docs."),
});
export type SearchArea = z.infer<typeof SearchArea>;

/** `data/_/<locale>/search/index.json` */
export const SearchIndex = z.strictObject({
  contract: z.literal(CONTRACT),
  locale: text("Name of the locale."),
  tag: text("Language tag, by which words are cut down to their stems."),
  areas: z.array(SearchArea).describe("In the order in which they are shown where all else is equal."),
  synonyms: Synonyms.optional().describe("Words that visitors type, and those that pages have instead."),
  strings: SearchStrings.describe("Texts of the dialog."),
});
export type SearchIndex = z.infer<typeof SearchIndex>;

/** `data/_/<locale>/search/<area>-<number>.json` */
export const SearchShard = z.strictObject({
  contract: z.literal(CONTRACT),
  area: text("Id of the area."),
  pages: list(
    "Pages by route; a page is one section for what is above its first heading, then one per heading.",
    {
      path: text("Route of the page."),
      title: text("Title of the page."),
      headings: z
        .array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]))
        .describe("Text of each heading of level 2 or 3, and its id where `usualId` of the text is another."),
    },
  ),
  terms: text("Stems in order of code units; `decodeTerms` of twsite/schema reads them."),
  postings: text(
    "For each stem, with spaces between: the sections that have it; `decodeSections` reads each.",
  ),
});
export type SearchShard = z.infer<typeof SearchShard>;
