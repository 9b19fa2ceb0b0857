/**
 * Line breaks between letters and marks of Chinese and Japanese, which have no spaces: a text that is joined from lines has
 * none there, either (CSS Text 4, “Segment break transformation rules”). Hangul has spaces, and keeps them.
 */

/** Letters, marks and full-width forms of Chinese, Japanese and Yi. */
const wide =
  "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Bopo}\\p{sc=Yiii}\\u3000-\\u303f\\u30fb\\u30fc\\u3190-\\u319f\\u31c0-\\u31ef\\u3220-\\u325f\\u3280-\\u33ff\\ufe30-\\ufe6f\\uff01-\\uff9f\\uffe0-\\uffe6]";
/** Marks that Chinese shares with other languages: they are as wide as what is around them. */
const shared = "[“”‘’…—·]*";
const hasWide = new RegExp(wide, "u");

/** Matches such a line break with the blanks around it. */
export const wideLineBreak = new RegExp(`(?<=${wide}${shared})[ \\t]*\\n[ \\t]*(?=${shared}${wide})`, "gu");

/** True where the text may have such a line break. */
export function mayHaveWideLines(text: string): boolean {
  return text.includes("\n") && hasWide.test(text);
}

/** Takes those line breaks out of a text. */
export function joinWideLines(text: string): string {
  return mayHaveWideLines(text) ? text.replace(wideLineBreak, "") : text;
}
