/** The words of a query → what the index is asked for: stems, beginnings of words, and near misses where nothing fits. */
import type { Query } from "minisearch";
import type { Language } from "../../schema/search/languages.ts";
import { writtenTerm } from "../../schema/search/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Of a beginning that no word has, as many letters may go as a word that is only partly typed has beyond its stem. */
const mostLettersOff = 3;
const fewestLetters = 4;

/** One query per word; `isTyping`: the last word may not be whole. */
export function queryOf(
  words: readonly string[],
  isTyping: boolean,
  vocabulary: Vocabulary,
  language: Language,
): Query[] {
  const telling = words.filter((word) => !language.isCommon(word));
  const wanted = telling.length > 0 ? telling : words;
  return wanted.map((word, index) =>
    wordQuery(word, isTyping && index === wanted.length - 1, vocabulary, language),
  );
}

function wordQuery(word: string, isTyping: boolean, vocabulary: Vocabulary, language: Language): Query {
  const stem = language.stem(word);
  const forms = [writtenTerm(word), stem];
  const isShort = word.length < 3 && !isTyping;
  if (forms.some((form) => vocabulary.has(form) || (!isShort && vocabulary.hasPrefix(form))))
    return { queries: forms, prefix: !isShort };
  const start = shortened(stem, vocabulary);
  if (start !== undefined) return { queries: [start], prefix: true };
  return { queries: forms, fuzzy: 0.25, prefix: false };
}

/** The longest beginning of the word that words of the index have, if it lacks only a few letters. */
function shortened(word: string, vocabulary: Vocabulary): string | undefined {
  for (let off = 1; off <= mostLettersOff && word.length - off >= fewestLetters; off++) {
    const start = word.slice(0, -off);
    if (vocabulary.hasPrefix(start)) return start;
  }
  return undefined;
}
