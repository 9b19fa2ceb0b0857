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
