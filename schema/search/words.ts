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

/** Invisible characters within a word, which say where it may break or how its letters join. Not everyone types them. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;

const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)[\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\u200d]*/u;

const word = new RegExp(
  `[\\p{L}\\p{N}\\p{M}]+(?:(?:['’]|${invisible.source})[\\p{L}\\p{N}\\p{M}]+)*|${emoji.source}`,
  "gu",
);
/** Words in small letters of English. */
const plainWord = /[a-z0-9]+(?:['’][a-z0-9]+)*/g;
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=.)/i;
const possessive = /['’]s$/i;
const apostrophe = /['’]/;

export function wordsIn(text: string): Word[] {
  if (hasPlainLetters(text))
    return [...text.toLowerCase().matchAll(plainWord)].map(({ 0: own, index: start }): Word => {
      const isWhole = own.length <= mostLetters && !apostrophe.test(own);
      return isWhole ? { start, end: start + own.length, lower: own, folded: own } : afterArticle(own, start);
    });
  return [...unified(text).matchAll(word)].flatMap(({ 0: written, index }): Word[] => {
    if (unspaced.test(written))
      return piecesOf(written).map((piece) => placed(piece.text, index + piece.start));
    return [afterArticle(written, index)];
  });
}

/**
 * The text with characters of Chinese that look like others as those: radicals, which come from PDF files (`⽤` is `用`), and what Unicode
 * has for older standards. Each keeps its place.
 */
function unified(text: string): string {
  return text.replaceAll(/[\u2e80-\u2fdf\uf900-\ufaff]/g, (own) => {
    const usual = own.normalize("NFKC");
    return usual.length === own.length ? usual : own;
  });
}

function afterArticle(written: string, start: number): Word {
  const article = elided.exec(written)?.[0].length ?? 0;
  return { ...placed(written, start), start: start + article };
}

function placed(written: string, start: number): Word {
  const lower = lowerWord(written);
  return { start, end: start + written.length, lower, folded: fold(lower) };
}

/** The different words of a text that an index is worth having for, in small letters with their accents. */
export function distinctWords(text: string): string[] {
  const isPlainText = hasPlainLetters(text);
  // Most words are in a text more than once, and most of those are as an index has them.
  const words = new Set<string>(
    isPlainText ? text.toLowerCase().match(plainWord) : unified(text).match(word),
  );
  const others: string[] = [];
  for (const own of words) {
    if (isPlainText && own.length <= mostLetters && !apostrophe.test(own) && !isEncodedData(own)) continue;
    words.delete(own);
    const pieces = !isPlainText && unspaced.test(own) ? piecesOf(own) : [{ text: own }];
    for (const { text: each } of pieces) if (!isEncodedData(each)) others.push(lowerWord(each));
  }
  for (const other of others) if (other !== "") words.add(other);
  for (const name of signedNames(text)) if (name.length <= mostLetters) words.add(name);
  return [...words];
}

/** `C++`, `C#`, `.NET` and `Node.js`: names that a sign is part of. Their words alone are those of other names, too. */
const signed =
  /(?<![\p{L}\p{N}])(?:[\p{sc=Latn}\d]+(?:\+\+|#(?![\p{L}\p{N}]))|[\p{sc=Latn}\d]*(?:\.\p{sc=Latn}[\p{sc=Latn}\d]*)+(?![\p{L}\p{N}]))/gu;
const hasSign = /\+\+|#|\.\p{L}/u;

/** The names in a text that a sign is part of, as an index has them: a word that is being typed is not the beginning of one. */
export function signedNames(text: string): string[] {
  if (!hasSign.test(text)) return [];
  return (text.match(signed) ?? []).map((name) => `~${fold(name.toLowerCase())}`);
}

/** A path, after a method or alone, as an index has it: its words alone are those of other paths, too. None for other texts. */
export function pathsIn(text: string): string[] {
  return text.includes("/") ? [`~${fold(text.trim().toLowerCase()).replaceAll(/\s+/g, "~")}`] : [];
}

/** True for the letters of English, which a simpler pattern finds in half the time. */
function hasPlainLetters(text: string): boolean {
  return /^[\0-\x7f’‘“”–—…]*$/.test(text);
}

/** A letter, digit or mark of a script that has no spaces between words: Han, kana, Thai, Lao, Khmer and Burmese. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const runs = new RegExp(`${unspaced.source}{1,200}|(?:(?!${unspaced.source})[\\s\\S])+`, "gu");

/** True for a word of a script that has no spaces between words. */
export function isUnspaced(folded: string): boolean {
  return unspaced.test(folded);
}

/**
 * The words of a run of letters that has none of its own: by the browser's dictionary, or pairs of characters where it has none.
 * Letters of other scripts within the run are words, too: `更新2` is `更新` and `2`.
 */
function piecesOf(written: string): { text: string; start: number }[] {
  const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "word" }) : undefined;
  return [...written.matchAll(runs)].flatMap(({ 0: run, index }) => {
    if (!unspaced.test(run)) return /[\p{L}\p{N}]/u.test(run) ? [{ text: run, start: index }] : [];
    const pieces = segmenter
      ? [...segmenter.segment(run)].map(({ segment, index: start }) => ({ text: segment, start }))
      : pairsOf(run);
    return pieces.map(({ text, start }) => ({ text, start: index + start }));
  });
}

function pairsOf(run: string): { text: string; start: number }[] {
  const characters = [...run.matchAll(/./gsu)];
  if (characters.length < 2) return [{ text: run, start: 0 }];
  return characters.slice(1).map(({ 0: second }, before) => ({
    text: `${characters[before]?.[0]}${second}`,
    start: characters[before]?.index ?? 0,
  }));
}

/**
 * True for hashes and encoded data, which change between letters and digits again and again. Codes do not: `NETSDK1045`,
 * `sha256sum`. Addresses in memory and results of Windows begin with `0x`.
 */
function isEncodedData(written: string): boolean {
  if (written.length <= 8 || !/\d/.test(written) || /^0x[\da-f]{1,16}$/i.test(written)) return false;
  const changes = written.match(/\d+|\D+/g)?.length ?? 0;
  return changes > 3 && (written.length > mostLetters || /^[\da-f]+$/i.test(written));
}

/** A word of a title as it is written, apart from stems that may look the same: “rest” is not the stem of “reste”. */
export function writtenTerm(folded: string): string {
  return `=${folded}`;
}

/** A longer word is known by so many of its first letters. */
const mostLetters = 32;

function lowerWord(written: string): string {
  const bare = apostrophe.test(written)
    ? written.replace(elided, "").replace(possessive, "").replaceAll(/['’]/g, "")
    : written;
  const visible = isPlain(bare) ? bare : bare.normalize("NFKC").replaceAll(invisible, "");
  const lower = visible.toLowerCase();
  // Half of a character that takes two code units is none.
  return lower.length <= mostLetters ? lower : lower.slice(0, mostLetters).replace(/[\ud800-\udbff]$/, "");
}

/** Letters that Unicode does not take apart, and what people type for them. */
const typedFor: ReadonlyMap<string, string> = new Map(
  (
    "æ:ae œ:oe ß:ss þ:th ĳ:ij ŋ:n ĸ:k ı:i đ:d ð:d ɖ:d ɗ:d ħ:h ł:l ø:o ŧ:t ƀ:b ɓ:b ƈ:c ȼ:c ɇ:e ə:e ǝ:e ɛ:e ƒ:f ǥ:g ɠ:g ɨ:i ɩ:i ɉ:j ƙ:k ƚ:l ɲ:n ƞ:n " +
    "ɔ:o ɵ:o ƥ:p ɍ:r ƭ:t ʈ:t ʉ:u ʋ:v ƴ:y ɏ:y ƶ:z ʻ: ʼ: ς:σ ґ:г"
  )
    .split(" ")
    .map((row): [string, string] => [row.charAt(0), row.slice(2)]),
);
const special = new RegExp(`[${[...typedFor.keys()].join("")}]`, "g");

/** Accents, and the signs for vowels of Arabic and Hebrew. In other scripts a mark is a letter: ハ, バ and パ are three. */
const accents = /(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}]/gu;

/** True for an emoji, which decorates a text more often than it says something. */
export function isEmoji(lower: string): boolean {
  return !/[\p{L}\p{N}]/u.test(lower);
}

/** Takes small letters, gives the letters that people type for them: without accents, ligatures and strokes. */
export function fold(lower: string): string {
  if (isPlain(lower)) return lower;
  const bare = lower
    .normalize("NFKD")
    .replace(accents, "")
    .replaceAll(/\p{Emoji_Modifier}/gu, "")
    .replaceAll(digit, digitOf);
  if (/[\u0600-\u06ff]/.test(bare)) return foldArabic(bare);
  return bare.replaceAll(special, (letter) => typedFor.get(letter) ?? letter);
}

/** A digit of any script. */
const digit = /(?!\d)\p{Nd}/gu;

/** The digit that keyboards of all languages have: the ten of a script follow each other. */
function digitOf(own: string): string {
  const code = own.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Letters that keyboards and hands write in more than one way; the tatweel only makes a word longer. */
function foldArabic(bare: string): string {
  return bare.replaceAll("\u0640", "").replaceAll("ة", "ه").replaceAll(/[ىی]/g, "ي").replaceAll("ک", "ك");
}

function isPlain(text: string): boolean {
  return /^\w+$/.test(text);
}
