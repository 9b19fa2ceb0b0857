/** The order of what a query finds: pages whose titles have all its words, then sections whose headings have them, then the rest. */
import type { Language } from "./languages.ts";
import type { Match } from "./match.ts";
import { wordsIn, writtenTerm } from "./words.ts";

/**
 * Factor for a title that starts with the query: “Technical writing by experts” is more about it than “AI in technical
 * writing”.
 */
const startsWith = 1.1;

/** `words`: how many of the query were looked for. The best match first. */
export function ranked(matches: readonly Match[], words: number, language: Language): Match[] {
  return matches
    .map((match) => {
      const { heading, pageTitle } = match.place;
      const { found, isStart } = wordsOfTitle(heading?.title ?? pageTitle, match.terms, language);
      const rank = found < words ? 0 : heading ? 1 : 2;
      return { ...match, rank, score: rank > 0 && isStart ? match.score * startsWith : match.score };
    })
    .sort(byRank);
}

export function byRank(a: Match, b: Match): number {
  return b.rank - a.rank || b.score - a.score;
}

function wordsOfTitle(
  title: string,
  terms: readonly string[],
  language: Language,
): { found: number; isStart: boolean } {
  const wanted = new Set(terms);
  const words = wordsIn(title).filter(({ lower }) => !language.isCommon(lower));
  const isFound = words.map(
    ({ lower, folded }) => wanted.has(writtenTerm(folded)) || wanted.has(language.stem(lower)),
  );
  // “Error” and “errors” are one word of a query.
  const found = new Set(words.filter((_, index) => isFound[index]).map(({ lower }) => language.stem(lower)));
  return { found: found.size, isStart: isFound[0] === true };
}
