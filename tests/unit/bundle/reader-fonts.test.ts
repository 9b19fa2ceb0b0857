/** Characters of the reader's faces: what the first files lack, the further files have, and styles say so. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersBeside, textCharacters, titleCharacters } from "../../../cli/bundle/reader-fonts.ts";

test.each([
  ["Title", titleCharacters],
  ["Text", textCharacters],
])(
  "the first file of %s is requested for exactly the characters that it has, the further one for all that it has",
  (family, first) => {
    const styles = readFileSync("reader/styles/fonts.css", "utf8");
    const faces = styles.split("@font-face").filter((face) => face.includes(`"Reader ${family}"`));
    const ranges = faces.flatMap((face) => {
      const range = /unicode-range:([^;]+);/.exec(face)?.[1];
      return range === undefined ? [] : [charactersOf(range)];
    });
    // The last face that says to have a character gives it.
    expect(ranges).toHaveLength(2);
    expect(ranges[1]).toEqual([...new Set(first)].sort());
    expect(ranges[0]).toEqual(expect.arrayContaining([...charactersBeside(first)]));
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
