/** Characters of the reader's faces: what the first files lack, the further files have, and styles say so. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersBeside, textCharacters, titleCharacters } from "../../../cli/bundle/reader-fonts.ts";

test.each([
  ["Title", titleCharacters],
  ["Text", textCharacters],
])(
  "the further file of %s is requested for the characters that the first one lacks, and for none that it has",
  (family, first) => {
    const styles = readFileSync("reader/styles/fonts.css", "utf8");
    const faces = styles.split("@font-face").filter((face) => face.includes(`"Reader ${family}"`));
    const ranges = faces.map((face) => /unicode-range:([^;]+);/.exec(face)?.[1]);
    // The last face that says to have a character gives it, but one that comes too late is none.
    expect(ranges).toEqual([undefined, expect.any(String), ...(family === "Text" ? [undefined] : [])]);
    const further = charactersOf(ranges[1] ?? "");
    expect(further).toEqual(expect.arrayContaining([...charactersBeside(first)]));
    expect(further.filter((character) => first.includes(character))).toEqual([]);
  },
);

test("English and French come from the first files, but for what is rare", () => {
  const text = ["content/en", "content/fr"].map((folder) =>
    readFileSync(`${folder}/docs/tech_writing/techwriting.md`, "utf8")
      .replace(/^---.*?^---$/ms, "")
      .replace(/[[\]*#_`<>|{}=]/g, ""),
  );
  const other = new Set(
    [...text.join("")].filter((character) => character >= " " && !titleCharacters.includes(character)),
  );
  expect([...other]).toEqual([]);
});

/** `U+41-43, U+E9` → A, B, C, é. */
function charactersOf(range: string): string[] {
  return range
    .split(",")
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .sort();
}
