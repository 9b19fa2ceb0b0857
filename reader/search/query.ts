/** The words of a query → the query of the index: stems, beginnings of words, and near misses if nothing fits. */
import type { Query } from "minisearch";
import type { Language } from "../../schema/search/languages.ts";
import { type Word, writtenTerm } from "../../schema/search/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Number of letters that may be dropped from a beginning that no word has: as many as a partly typed word has beyond its
 * stem.
 */
const mostLettersOff = 4;
const fewestLetters = 4;

/** One query per word; `isTyping`: the last word may not be whole. */
export function queryOf(
  words: readonly Word[],
  isTyping: boolean,
  vocabulary: Vocabulary,
  language: Language,
): Query[] {
  const telling = words.filter(({ lower }) => !language.isCommon(lower));
  const wanted = telling.length > 0 ? telling : words;
  return wanted.map((word, index) =>
    wordQuery(word, isTyping && index === wanted.length - 1, vocabulary, language),
  );
}

function wordQuery(
  { lower, folded }: Word,
  isTyping: boolean,
  vocabulary: Vocabulary,
  language: Language,
): Query {
  const stems = language.stemsOfTyped(lower);
  const written = writtenTerm(folded);
  const isShort = folded.length < 3 && !isTyping;
  const isKnown = (form: string) => vocabulary.has(form) || (!isShort && vocabulary.hasPrefix(form));
  const known = stems.filter(isKnown);
  if (known.length > 0) return anyOf([written, ...known], { prefix: !isShort });
  // The beginning of a word can go beyond the stem: “reutilisat”.
  const start = shortened(language.stem(lower), vocabulary);
  if (start !== undefined) return anyOf([written, start], { prefix: true });
  if (isKnown(written)) return anyOf([written], { prefix: !isShort });
  return anyOf([written, ...stems], { fuzzy: 0.25, prefix: false });
}

/** Said, because a query takes over how the one around it combines. */
function anyOf(queries: string[], options: { prefix: boolean; fuzzy?: number }): Query {
  return { combineWith: "OR", queries, ...options };
}

/** The longest beginning of the word that words of the index have, if it lacks only a few letters. */
function shortened(word: string, vocabulary: Vocabulary): string | undefined {
  for (let off = 1; off <= mostLettersOff && word.length - off >= fewestLetters; off++) {
    const start = word.slice(0, -off);
    if (vocabulary.hasPrefix(start)) return start;
  }
  return undefined;
}
