/** Outlines of the faces that cards are drawn with, and texts set in them. */
import { ownValue } from "../../../schema/own-value.ts";

/** All measures are in units of the face. */
export type CardFace = {
  unitsPerEm: number;
  /** Advance and outline of each character; y goes up. */
  glyphs: Record<string, [advance: number, outline: string]>;
  /** The distance that two characters move towards each other, by both of them. */
  kerning: Record<string, number>;
};

/** `title` has Latin letters; `text` has those of all scripts that cards know. */
export type CardFaces = { title: CardFace; text: CardFace };

export function faceFor(text: string, { title, text: other }: CardFaces): CardFace {
  return [...text].every((character) => ownValue(title.glyphs, character) !== undefined) ? title : other;
}

/** The width of a text in pixels. */
export function widthOf(text: string, face: CardFace, size: number): number {
  let width = 0;
  let before = "";
  for (const character of text) {
    width += (ownValue(face.kerning, before + character) ?? 0) + (ownValue(face.glyphs, character)?.[0] ?? 0);
    before = character;
  }
  return (width * size) / face.unitsPerEm;
}

/** The text as paths, from the point at which its base line begins. */
export function textPaths(
  text: string,
  face: CardFace,
  size: number,
  start: { x: number; y: number },
): string {
  const scale = size / face.unitsPerEm;
  let at = 0;
  let before = "";
  let paths = "";
  for (const character of text) {
    at += ownValue(face.kerning, before + character) ?? 0;
    const [advance, outline] = ownValue(face.glyphs, character) ?? [0, ""];
    if (outline !== "") {
      const x = (start.x + at * scale).toFixed(2);
      paths += `<path transform="translate(${x} ${start.y}) scale(${scale} ${-scale})" d="${outline}"/>`;
    }
    at += advance;
    before = character;
  }
  return paths;
}

/** Characters of languages in Latin, Greek and Cyrillic letters, and the signs between them. First and last of each range. */
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
