/** Characters that cards can show: those of languages in Latin, Greek and Cyrillic letters, and the signs between them. */

/** First and last of each range. */
export const cardCharacters: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** One piece as cards show it: accents in one character with their letter, and spaces of one width, at some of which no line ends. */
export function cardText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/\u2011/gu, "-")
    .replace(/\s+/gu, (space) => (/[^\u00a0\u2007\u202f]/u.test(space) ? " " : "\u00a0"))
    .trim();
}

/** The first character of a text that cards cannot show. */
export function missingCharacter(text: string): string | undefined {
  return [...text].find((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !cardCharacters.some(([first, last]) => code >= first && code <= last);
  });
}
