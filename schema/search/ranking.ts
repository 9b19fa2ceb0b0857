/** The order of what a query finds: pages whose titles have all its words, then sections whose headings have them, then the rest. */
import type { Language } from "./languages.ts";
import type { Match } from "./match.ts";
import { wordsIn, writtenTerm } from "./words.ts";

/**
 * Factor for a title that starts with the query: “Technical writing by experts” is more about it than “AI in technical
 * writing”.
 */
const startsWith = 1.1;

/** A word of a title that a query can be about, as the index has it. */
type TitleWord = { written: string; stem: string };

/** Title → its words without those that say nothing. Each title is read once: a letter may find all sections of a site. */
export type TitleReader = (title: string) => readonly TitleWord[];

export function createTitleReader(language: Language): TitleReader {
  const known = new Map<string, readonly TitleWord[]>();
  return (title) => {
    const read = known.get(title);
    if (read) return read;
    const words = wordsIn(title)
      .filter(({ lower }) => !language.isCommon(lower))
      .map(({ lower, folded }) => ({ written: writtenTerm(folded), stem: language.stem(lower) }));
    known.set(title, words);
    return words;
  };
}

/** `words`: how many of the query were looked for. The best match first. */
export function ranked(matches: readonly Match[], words: number, wordsOf: TitleReader): Match[] {
  return matches
    .map((match) => {
      const { heading, pageTitle } = match.place;
      const isFound = ({ written, stem }: TitleWord) =>
        match.terms.includes(written) || match.terms.includes(stem);
      const own = wordsOf(heading?.title ?? pageTitle);
      // “Error” and “errors” are one word of a query.
      const found = new Set(own.filter(isFound).map(({ stem }) => stem)).size;
      const rank = found < words ? 0 : heading ? 1 : 2;
      const isStart = rank > 0 && own[0] !== undefined && isFound(own[0]);
      return { ...match, rank, score: isStart ? match.score * startsWith : match.score };
    })
    .sort(byRank);
}

export function byRank(a: Match, b: Match): number {
  return b.rank - a.rank || b.score - a.score;
}
