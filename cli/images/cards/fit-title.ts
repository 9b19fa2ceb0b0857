/** A title in lines that fit a card: as large as it can be, in lines of about one length, cut off only where it is endless. */
import { type CardFace, widthOf } from "./glyphs.ts";

type FittedTitle = { lines: string[]; size: number };

const sizes = [104, 92, 80, 70, 62, 54, 48];
export const lineHeight = 1.1;

/** `width` and `height` in pixels. */
export function fitTitle(title: string, face: CardFace, width: number, height: number): FittedTitle {
  const measured = (size: number) => (text: string) => widthOf(text, face, size);
  for (const size of sizes) {
    const most = Math.floor(height / (size * lineHeight));
    const lines = wrapped(title, width, measured(size));
    const isWhole = lines.every((line) => widthOf(line, face, size) <= width);
    if (lines.length <= most && isWhole)
      return { lines: balanced(title, width, measured(size), lines), size };
  }
  const size = sizes.at(-1) ?? 48;
  const most = Math.floor(height / (size * lineHeight));
  const parts = title.split(" ").map((word) => broken(word, width, measured(size)));
  const lines = wrapped(parts.join(" "), width, measured(size));
  const shown = lines.slice(0, most);
  const last = shown.pop() ?? "";
  return { lines: [...shown, lines.length > most ? cut(`${last}…`, width, measured(size)) : last], size };
}

/** The text, cut off with “…” where it is wider. */
export function cut(text: string, width: number, widthIn: (text: string) => number): string {
  if (widthIn(text) <= width) return text;
  let letters = [...text.replace(/…$/, "")];
  while (letters.length > 0 && widthIn(`${letters.join("")}…`) > width) letters = letters.slice(0, -1);
  return `${letters.join("").trimEnd()}…`;
}

/** Lines in which no word is broken; one word may be wider than a line. */
function wrapped(text: string, width: number, widthIn: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || widthIn(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    // More lines than any card has.
    if (lines.length > 12) break;
  }
  return [...lines, line];
}

/** As many lines, the longest of which is as short as can be. */
function balanced(text: string, width: number, widthIn: (text: string) => number, lines: string[]): string[] {
  let [least, most, best] = [width / 2, width, lines];
  for (let step = 0; step < 6; step++) {
    const middle = (least + most) / 2;
    const tried = wrapped(text, middle, widthIn);
    const fits = tried.length === lines.length && tried.every((line) => widthIn(line) <= middle);
    if (fits) [most, best] = [middle, tried];
    else least = middle;
  }
  return best;
}

/** A word in parts that each fit a line. */
function broken(word: string, width: number, widthIn: (text: string) => number): string {
  const parts: string[] = [];
  let part = "";
  for (const character of word) {
    if (part !== "" && widthIn(part + character) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
    if (parts.length > 12) break;
  }
  return [...parts, part].join(" ");
}
