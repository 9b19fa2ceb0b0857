/** Words of titles and texts that a query has found, and the stretch of a text that is quoted. */
import type { Language } from "../../schema/search/search-languages.ts";
import { wordsIn, writtenTerm } from "../../schema/search/words.ts";

/** A word of a text, as the index has it. */
export type TextWord = { start: number; end: number; written: string; stem: string };

export type ReadWords = (text: string) => readonly TextWord[];

/** Reads the words of a text once: the next key mostly finds the same texts. */
export function createReadWords(language: Language): ReadWords {
  const known = new Map<string, readonly TextWord[]>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const words = wordsIn(text).map(({ start, end, folded, lower }) => ({
      ...{ start, end },
      written: writtenTerm(folded),
      stem: language.stem(lower),
    }));
    known.set(text, words);
    return words;
  };
}

export function wordsAmong(words: readonly TextWord[], terms: ReadonlySet<string>): TextWord[] {
  return words.filter(({ written, stem }) => terms.has(written) || terms.has(stem));
}

const excerptLength = 150;

/** The stretch with the most different words of those that were found; it begins and ends between words. */
export function excerptOf(text: string, found: readonly TextWord[]): { start: number; end: number } {
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of found.entries()) {
    const inside = found.slice(index).filter(({ end }) => end <= start + excerptLength);
    const count = new Set(inside.map(({ stem }) => stem)).size;
    if (count > best.count) best = { start, count };
  }
  const before = text.lastIndexOf(" ", Math.max(0, best.start - 40)) + 1;
  const start = best.start < 60 ? 0 : before;
  const limit = start + excerptLength + 40;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(" ", limit), start + 1);
  return { start, end };
}
