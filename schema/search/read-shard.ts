/** A shard of the search index → its sections with their words. */
import type { SearchShard } from "../search.ts";
import { usualId } from "./heading-id.ts";
import { decodeSections, decodeTerms } from "./postings.ts";

export type ShardSection = {
  /** Route of the page. */
  path: string;
  /** Title of the page. */
  pageTitle: string;
  /** Id of the heading that the section begins with; empty for what is above the first heading. */
  id: string;
  /** Text of that heading; empty for what is above the first one. */
  title: string;
  /** Stems of the words of the text, in order of code units. Words of the titles are not among them. */
  terms: string[];
};

/** Sections in the order of pages and headings. */
export function readShard({ pages, terms, postings }: SearchShard): ShardSection[] {
  const sections = pages.flatMap(({ path, title: pageTitle, headings }): ShardSection[] => [
    { path, pageTitle, id: "", title: "", terms: [] },
    ...headings.map(([title, id = usualId(title)]) => ({ path, pageTitle, id, title, terms: [] })),
  ]);
  const lists = postings.split(" ");
  for (const [index, term] of decodeTerms(terms).entries())
    for (const section of decodeSections(lists[index] ?? "")) sections[section]?.terms.push(term);
  return sections;
}
