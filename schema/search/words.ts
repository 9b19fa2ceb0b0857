/** Text → words as search compares them: small letters without accents, without elided articles (l’, qu’) and ’s. */

export type Word = {
  /** Where the word stands in the text. */
  start: number;
  end: number;
  folded: string;
};

const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=.)/i;
const possessive = /['’]s$/i;

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: written, index }) => {
    const article = elided.exec(written)?.[0].length ?? 0;
    return { start: index + article, end: index + written.length, folded: foldWord(written) };
  });
}

/** The different words of a text that an index is worth having for. */
export function distinctWords(text: string): string[] {
  // Folding takes longer than finding, and most words stand in a text more than once.
  const written = new Set(Array.from(text.matchAll(word), ([found]) => found));
  return [...new Set(Array.from(written, foldWord))].filter(isWorthIndexing);
}

/** Hashes, encoded data and the like: long, and with digits in them or longer than words are. */
function isWorthIndexing(folded: string): boolean {
  return folded.length <= 8 || (folded.length <= 32 && !/\d/.test(folded));
}

/** A word of a title as it is written, apart from stems that may look the same: “rest” is not the stem of “reste”. */
export function writtenTerm(folded: string): string {
  return `=${folded}`;
}

function foldWord(written: string): string {
  const bare = /['’]/.test(written)
    ? written.replace(elided, "").replace(possessive, "").replaceAll(/['’]/g, "")
    : written;
  return /^[\w]+$/.test(bare) ? bare.toLowerCase() : fold(bare);
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss");
}
