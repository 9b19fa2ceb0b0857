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

/** How often each word stands in the text; a word is folded once, however often it stands there. */
export function countWords(text: string): Map<string, number> {
  const written = new Map<string, number>();
  for (const [found] of text.matchAll(word)) written.set(found, (written.get(found) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [found, count] of written) {
    const folded = foldWord(found);
    counts.set(folded, (counts.get(folded) ?? 0) + count);
  }
  return counts;
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
