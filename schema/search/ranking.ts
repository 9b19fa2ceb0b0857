/** The order of what a query finds: pages whose titles have all its words, then sections whose headings have them, then the rest. */
import type { Language } from "./languages.ts";
import type { Match } from "./match.ts";
import { wordsIn, writtenTerm } from "./words.ts";

/**
 * Factor for a title that starts with the query: “Technical writing by experts” is more about it than “AI in technical
 * writing”.
 */
const startsWith = 1.1;

/** A word of a title that a query can be about, as the index has it; `isCommon`: one that says nothing, such as “the”. */
type TitleWord = { written: string; stem: string; isCommon: boolean };

/** Title → its words. Each title is read once: a letter may find all sections of a site. */
export type TitleReader = (title: string) => readonly TitleWord[];

export function createTitleReader(language: Language): TitleReader {
  const known = new Map<string, readonly TitleWord[]>();
  return (title) => {
    const read = known.get(title);
    if (read) return read;
    const words = wordsIn(title).map(({ lower, folded }) => ({
      written: writtenTerm(folded),
      stem: language.stem(lower),
      isCommon: language.isCommon(lower),
    }));
    known.set(title, words);
    return words;
  };
}

/** Ranks the matches, in place. `words`: how many of the query were looked for. The best match is the first. */
export function rank(matches: Match[], words: number, wordsOf: TitleReader): void {
  for (const match of matches) {
    const { heading, pageTitle } = match.place;
    // “Error” and “errors” are one word of a query.
    const found = new Set<string>();
    let isStart: boolean | undefined;
    for (const { written, stem, isCommon } of wordsOf(heading?.title ?? pageTitle)) {
      if (isCommon) continue;
      const isFound = match.terms.includes(written) || match.terms.includes(stem);
      isStart ??= isFound;
      if (isFound) found.add(stem);
    }
    if (found.size < words) continue;
    match.rank = heading ? 1 : 2;
    if (isStart) match.score *= startsWith;
  }
  matches.sort(byRank);
}

export function byRank(a: Match, b: Match): number {
  return b.rank - a.rank || b.score - a.score;
}
