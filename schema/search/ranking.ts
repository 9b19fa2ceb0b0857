/** The order of what a query finds: pages whose titles have all its words, then sections whose headings have them, then the rest. */

import type { HitPlace } from "./match.ts";
import type { Language } from "./search-languages.ts";
import { type Word, wordsIn, writtenTerm } from "./words.ts";

/**
 * Factor for a title that starts with the query: “Technical writing by experts” is more about it than “AI in technical
 * writing”.
 */
const startsWith = 1.1;

/** A section, with the words of its heading or its page's title, except those that say nothing. */
export type TitledPlace = { place: HitPlace; title: readonly TitleWord[] };

/**
 * A word of a title that a query can be about, as the index has it; `isCommon`: one that says nothing, such as “the”.
 * Each word is one object, however many titles have it.
 */
export type TitleWord = { number: number; written: string; stem: string; isCommon: boolean };

/** The words of titles. */
export type Titles = { read(title: string): readonly TitleWord[]; words: readonly TitleWord[] };

/** Each title is read once, as most headings are those of many pages. */
export function createTitles(language: Language): Titles {
  const titles = new Map<string, readonly TitleWord[]>();
  const known = new Map<string, TitleWord>();
  const words: TitleWord[] = [];
  const wordOf = ({ lower, folded }: Word): TitleWord => {
    const found = known.get(lower);
    if (found) return found;
    const word = {
      number: words.length,
      written: writtenTerm(folded),
      stem: language.stem(lower),
      isCommon: language.isCommon(lower),
    };
    words.push(word);
    known.set(lower, word);
    return word;
  };
  return {
    words,
    read(title) {
      const own = titles.get(title) ?? wordsIn(title).map(wordOf);
      titles.set(title, own);
      return own;
    },
  };
}

/**
 * The rank of each section: 2 if the title of a page has all words of the query, 1 if the heading of the section has them. Raises the
 * scores of those that start with one, in place. `count`: number of words of the query; `terms`: all that they may mean.
 */
export function ranksOf(
  scores: Float64Array,
  sections: readonly TitledPlace[],
  terms: ReadonlySet<string>,
  count: number,
  words: readonly TitleWord[],
): Uint8Array {
  const isAsked = Uint8Array.from(words, ({ written, stem }) =>
    Number(terms.has(written) || terms.has(stem)),
  );
  const ranks = new Uint8Array(sections.length);
  for (const [section, { place, title }] of sections.entries()) {
    if (!scores[section]) continue;
    const found = title.filter(({ number }) => isAsked[number]);
    // “Error” and “errors” are one word of a query.
    if (found.length < count || (count > 1 && new Set(found.map(({ stem }) => stem)).size < count)) continue;
    ranks[section] = place.heading ? 1 : 2;
    if (found[0] === title[0]) scores[section] = (scores[section] ?? 0) * startsWith;
  }
  return ranks;
}

export function byRank(a: Ranked, b: Ranked): number {
  return b.rank - a.rank || b.score - a.score;
}

type Ranked = { rank: number; score: number };

/**
 * The pages that are most about a query, each as the numbers of its best sections. A page with more sections that match is more about
 * it than one with a single one. The sections of a page follow each other.
 */
export function bestPages(
  sections: readonly TitledPlace[],
  { scores, ranks }: { scores: Float64Array; ranks: Uint8Array },
  most: { pages: number; places: number },
): number[][] {
  const scoreOf = (section: number) => scores[section] ?? 0;
  const rankOf = (section: number) => ranks[section] ?? 0;
  const pages: (Ranked & { best: number[] })[] = [];
  for (let at = 0; at < sections.length; ) {
    const { path } = sections[at]?.place ?? {};
    const own: number[] = [];
    for (; at < sections.length && sections[at]?.place.path === path; at++) if (scoreOf(at) > 0) own.push(at);
    own.sort((a, b) => rankOf(b) - rankOf(a) || scoreOf(b) - scoreOf(a));
    const [top, ...others] = own;
    if (top === undefined) continue;
    const score = others.slice(0, 5).reduce((sum, other) => sum + 0.1 * scoreOf(other), scoreOf(top));
    pages.push({ rank: rankOf(top), score, best: own.slice(0, most.places) });
  }
  return pages
    .sort(byRank)
    .slice(0, most.pages)
    .map(({ best }) => best);
}
