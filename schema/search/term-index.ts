/** The words of an index, with the sections that have them. Sections are numbered in the order of shards, pages and headings. */
import type { SearchShard } from "../search.ts";
import { decodeSections, decodeTerms } from "./postings.ts";
import type { Titles } from "./ranking.ts";
import { signedNames } from "./words.ts";

/** `title` is the page's, in its first section alone; `page` is the same, in all others. */
export const fields = ["title", "page", "heading", "text"] as const;
export type Field = (typeof fields)[number];

/** A word of the index: a stem, or a word of a title as it is written. By field, the sections that have it, in ascending order. */
export type Term = { text: string; sections: Partial<Record<Field, number[]>> };

export type TermIndex = {
  /** Number of sections. */
  count: number;
  get(text: string): Term | undefined;
  /** Terms that start so, in order of code units; `end` is the place after the last. */
  startingWith(start: string): readonly Term[];
  hasPrefix(start: string): boolean;
  /** Terms that satisfy a condition. */
  filter(isWanted: (text: string) => boolean): readonly Term[];
  /** Worth of a word by field and section: the fewer words a section has, the more. */
  worth: Record<Field, Float32Array>;
};

/** `pause` lets the browser answer a key while a large index is read. */
export async function readTerms(
  shards: readonly SearchShard[],
  titles: Titles,
  pause: () => Promise<void>,
): Promise<TermIndex> {
  const terms = new Map<string, Term>();
  const termOf = (text: string): Term => {
    const known = terms.get(text);
    if (known) return known;
    const term: Term = { text, sections: {} };
    terms.set(text, term);
    return term;
  };
  const add = (text: string, field: Field, section: number) => {
    const { sections } = termOf(text);
    const own = sections[field] ?? [];
    sections[field] = own;
    if (own.at(-1) !== section) own.push(section);
  };
  /** Words of titles count as they are written, too: who types a title's own word means that title. */
  const addTitle = (title: string, field: Field, section: number) => {
    for (const { written, stem } of titles.read(title)) {
      add(written, field, section);
      add(stem, field, section);
    }
    for (const name of signedNames(title)) add(name, field, section);
  };

  let count = 0;
  for (const { pages, terms: stems, postings } of shards) {
    const lists = postings.split(" ");
    for (const [index, stem] of decodeTerms(stems).entries()) {
      const { sections } = termOf(stem);
      const own = sections.text ?? [];
      sections.text = own;
      for (const section of decodeSections(lists[index] ?? "")) own.push(count + section);
    }
    for (const { title, headings } of pages) {
      addTitle(title, "title", count++);
      for (const [heading] of headings) {
        addTitle(title, "page", count);
        addTitle(heading, "heading", count++);
      }
    }
    await pause();
  }
  return indexOf(terms, count);
}

function indexOf(terms: ReadonlyMap<string, Term>, count: number): TermIndex {
  const sorted = [...terms.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
  const placeOf = (text: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.text ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const hasAt = (place: number, start: string) => sorted[place]?.text.startsWith(start) === true;
  return {
    count,
    get: (text) => terms.get(text),
    hasPrefix: (start) => hasAt(placeOf(start), start),
    startingWith(start) {
      const first = placeOf(start);
      let end = first;
      while (hasAt(end, start)) end++;
      return sorted.slice(first, end);
    },
    filter: (isWanted) => sorted.filter(({ text }) => isWanted(text)),
    worth: {
      title: worthOf("title", sorted, count),
      page: worthOf("page", sorted, count),
      heading: worthOf("heading", sorted, count),
      text: worthOf("text", sorted, count),
    },
  };
}

/** The part of BM25+ that depends on the length of a text alone, since a word counts once in each: k = 1.2, b = 0.7, delta = 0.5. */
function worthOf(field: Field, terms: readonly Term[], count: number): Float32Array {
  const lengths = new Float32Array(count);
  let all = 0;
  for (const { sections } of terms)
    for (const section of sections[field] ?? []) {
      lengths[section] = (lengths[section] ?? 0) + 1;
      all++;
    }
  const average = Math.max(1, all) / Math.max(1, count);
  return lengths.map((length) => 0.5 + 2.2 / (1 + 1.2 * (0.3 + (0.7 * length) / average)));
}
