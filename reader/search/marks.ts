/** Marks on the words of a text that a hit is about, and the part of the text that shows most of them. */
import type { Language } from "../../schema/search/languages.ts";
import type { TextSection } from "../../schema/search/sections.ts";
import { type Word, wordsIn, writtenTerm } from "../../schema/search/words.ts";

/** A piece of a text; `isMarked`: it is a word that was looked for. */
export type Piece = { text: string; isMarked: boolean };

/** `terms` are words of the index: stems, or words as they are written. */
export function markedPieces(text: string, terms: readonly string[], language: Language): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of wordsAmong(text, terms, language)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/** Quotation of a section: its sentences, or its code if only that has the words of the query. */
export function quotationOf(
  { text, code }: Pick<TextSection, "text" | "code">,
  terms: readonly string[],
  language: Language,
): string {
  const has = (part: string) => wordsAmong(part, terms, language).length > 0;
  return excerptOf(has(text) || !has(code) ? text : code, terms, language);
}

const excerptLength = 150;

/** The stretch with the most different words that were looked for; it begins and ends between words. */
function excerptOf(text: string, terms: readonly string[], language: Language): string {
  const found = wordsAmong(text, terms, language);
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of found.entries()) {
    const inside = found.slice(index).filter(({ end }) => end <= start + excerptLength);
    const count = new Set(inside.map(({ lower }) => language.stem(lower))).size;
    if (count > best.count) best = { start, count };
  }
  const before = text.lastIndexOf(" ", Math.max(0, best.start - 40)) + 1;
  const start = best.start < 60 ? 0 : before;
  const limit = start + excerptLength + 40;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(" ", limit), start + 1);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

function wordsAmong(text: string, terms: readonly string[], language: Language): Word[] {
  const wanted = new Set(terms);
  return wordsIn(text).filter(
    ({ folded, lower }) => wanted.has(writtenTerm(folded)) || wanted.has(language.stem(lower)),
  );
}
