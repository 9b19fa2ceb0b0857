/** Characters of the reader's faces: what the first files lack, the further files have, and styles say so. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstCharacters, furtherCharacters } from "../../../cli/bundle/reader-fonts.ts";

test("further files are requested for exactly the characters that they have", () => {
  const styles = readFileSync("reader/styles/fonts.css", "utf8");
  const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, range = ""]) => charactersOf(range));
  const further = [...new Set(furtherCharacters)].sort();
  expect(ranges).toEqual([further, further]);
});

test("English and French come from the first files, but for what is rare", () => {
  const text = ["content/en", "content/fr"].map((folder) =>
    readFileSync(`${folder}/docs/tech_writing/techwriting.md`, "utf8")
      .replace(/^---.*?^---$/ms, "")
      .replace(/[[\]*#_`<>|{}=]/g, ""),
  );
  const other = new Set(
    [...text.join("")].filter((character) => character >= " " && !firstCharacters.includes(character)),
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
