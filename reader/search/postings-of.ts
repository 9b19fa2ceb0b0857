/** The shards' words, put together: for each word the sections that have it, by field. Titles are read here. */

import type { Language } from "../../schema/search/languages.ts";
import { decodeSections, decodeTerms } from "../../schema/search/postings.ts";
import { wordsIn, writtenTerm } from "../../schema/search/words.ts";
import type { SearchShard } from "../../schema/search.ts";

/** `title` is the page's, in its first section alone; `page` is the same, in all others. */
export const fields = ["title", "page", "heading", "text"] as const;
export type FieldName = (typeof fields)[number];

/** Number of times that each section has a word: by word, number of field and number of section. */
export type Postings = Map<string, Record<number, Record<number, number>>>;

/** Sections are numbered in the order of shards, pages and headings. */
export function postingsOf(shards: readonly SearchShard[], language: Language): Postings {
  const postings: Postings = new Map();
  const add = (term: string, field: FieldName, section: number) => {
    const byField = postings.get(term) ?? {};
    postings.set(term, byField);
    const number = fields.indexOf(field);
    const sections = byField[number] ?? {};
    byField[number] = sections;
    sections[section] = (sections[section] ?? 0) + 1;
  };
  /** Words of titles count as they are written, too: who types a title's own word means that title. */
  const addTitle = (title: string, field: FieldName, section: number) => {
    for (const { folded, lower } of wordsIn(title))
      for (const term of [writtenTerm(folded), language.stem(lower)]) add(term, field, section);
  };

  let first = 0;
  for (const shard of shards) {
    addText(shard, first, add);
    for (const { title, headings } of shard.pages) {
      addTitle(title, "title", first++);
      for (const [heading] of headings) {
        addTitle(title, "page", first);
        addTitle(heading, "heading", first++);
      }
    }
  }
  return postings;
}

function addText(
  { terms, postings }: SearchShard,
  first: number,
  add: (term: string, field: FieldName, section: number) => void,
): void {
  const lists = postings.split(" ");
  for (const [index, term] of decodeTerms(terms).entries())
    for (const section of decodeSections(lists[index] ?? "")) add(term, "text", first + section);
}
