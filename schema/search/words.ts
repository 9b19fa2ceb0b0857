/** Text → words as search reads and compares them: small letters, without elided articles (l’, qu’) and ’s. */

export type Word = {
  /** Place of the word in the text. */
  start: number;
  end: number;
  /** The word in small letters, with its accents: stems depend on them. */
  lower: string;
  /** The word without accents, too. */
  folded: string;
};

const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
/** Words in small letters of English. */
const plainWord = /[a-z0-9]+(?:['’][a-z0-9]+)*/g;
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=.)/i;
const possessive = /['’]s$/i;
const apostrophe = /['’]/;

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: written, index }) => {
    const article = elided.exec(written)?.[0].length ?? 0;
    const lower = lowerWord(written);
    return { start: index + article, end: index + written.length, lower, folded: fold(lower) };
  });
}

/** The different words of a text that an index is worth having for, in small letters with their accents. */
export function distinctWords(text: string): string[] {
  const isPlainText = hasPlainLetters(text);
  // Most words are in a text more than once.
  const written = new Set(isPlainText ? text.toLowerCase().match(plainWord) : text.match(word));
  const words = new Set<string>();
  for (const own of written) {
    const lower = isPlainText && !apostrophe.test(own) ? own : lowerWord(own);
    if (isWorthIndexing(lower)) words.add(lower);
  }
  return [...words];
}

/** True for the letters of English, which a simpler pattern finds in half the time. */
function hasPlainLetters(text: string): boolean {
  return /^[\0-\x7f’‘“”–—…]*$/.test(text);
}

/** Hashes, encoded data and the like: long, and with digits in them or longer than words are. */
function isWorthIndexing(lower: string): boolean {
  return lower.length <= 8 || (lower.length <= 32 && !/\d/.test(lower));
}

/** A word of a title as it is written, apart from stems that may look the same: “rest” is not the stem of “reste”. */
export function writtenTerm(folded: string): string {
  return `=${folded}`;
}

function lowerWord(written: string): string {
  const bare = apostrophe.test(written)
    ? written.replace(elided, "").replace(possessive, "").replaceAll(/['’]/g, "")
    : written;
  return (isPlain(bare) ? bare : bare.normalize("NFKC")).toLowerCase();
}

/** Takes small letters, gives them without accents and ligatures. */
export function fold(lower: string): string {
  if (isPlain(lower)) return lower;
  const bare = lower.normalize("NFKD").replace(/\p{M}+/gu, "");
  if (/[\u0600-\u06ff]/.test(bare)) return foldArabic(bare);
  return bare.replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("ß", "ss");
}

/** Letters that keyboards and hands write in more than one way; the tatweel only makes a word longer. */
function foldArabic(bare: string): string {
  return bare.replaceAll("\u0640", "").replaceAll("ة", "ه").replaceAll(/[ىی]/g, "ي").replaceAll("ک", "ك");
}

function isPlain(text: string): boolean {
  return /^\w+$/.test(text);
}
