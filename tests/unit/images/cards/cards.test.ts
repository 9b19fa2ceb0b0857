/** What a card shows of a title, however long it is and whatever it is written in. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cardSvg } from "../../../../cli/images/cards/card-svg.ts";
import { fitTitle } from "../../../../cli/images/cards/fit-title.ts";
import {
  type CardFaces,
  cardCharacters,
  cardText,
  faceFor,
  missingCharacter,
  widthOf,
} from "../../../../cli/images/cards/glyphs.ts";

const faces: CardFaces = JSON.parse(readFileSync("dist/twsite/reader/card-glyphs.json", "utf8"));
const fitted = (title: string) => fitTitle(title, faceFor(title, faces), 1040, 336);

test("every character that cards know has an outline", () => {
  const known = cardCharacters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  );
  expect(known.filter((character) => faces.text.glyphs[character] === undefined)).toEqual([]);
});

describe("a title", () => {
  test.each([
    ["is large where it is short", "Start", 104, 1],
    ["goes over lines", "What a page owes its reader online", 104, 2],
    [
      "is smaller where it is long",
      "How we moved nine hundred pages of documentation from a wiki into one repository, and what it cost us",
      70,
      4,
    ],
  ])("%s", (_, title, size, lines) => {
    expect([fitted(title).size, fitted(title).lines.length]).toEqual([size, lines]);
    expect(fitted(title).lines.join(" ")).toBe(title);
  });

  test.each([
    ["of endless words", "word ".repeat(500).trim()],
    ["of one endless word", "w".repeat(5000)],
    ["of wide letters", "W".repeat(60)],
    ["in Greek", "Οδηγός ".repeat(30).trim()],
  ])("%s stays on the card", (_, title) => {
    const { lines, size } = fitted(title);
    for (const line of lines) expect(widthOf(line, faceFor(title, faces), size)).toBeLessThanOrEqual(1040);
    expect(lines.length * size * 1.1).toBeLessThanOrEqual(336);
    if (title.length > 400) expect(lines.at(-1)).toMatch(/…$/);
  });

  test("keeps together what a space without a line break joins, as French does before a colon", () => {
    const title = cardText("Docusaurus 2 sort de bêta\u202f: ce qui change\u00a0: la rédaction\u00a0!");
    expect(missingCharacter(title)).toBeUndefined();
    expect(faceFor(title, faces)).toBe(faces.title);
    for (const line of fitted(title).lines) expect(line).toMatch(/^[^:!]/);
    expect(fitted(title).lines.join(" ")).toBe(title);
  });

  test("is in lines of about one length", () => {
    const widths = fitted("Documentation de jumeaux numériques").lines.map((line) => line.length);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(6);
  });

  test.each([
    ["Crème brûlée", undefined],
    ["Tiếng Việt", undefined],
    ["Łódź, Żółw, Ștefan", undefined],
    ["Руководство", undefined],
    ["Οδηγός", undefined],
    ["漢字", "漢"],
    ["مرحبا", "م"],
    ["Ship it 🚀", "🚀"],
  ])("%s", (title, missing) => {
    expect(missingCharacter(cardText(title))).toBe(missing);
  });

  test("is shown without invisible characters, and with accents on their letters", () => {
    expect(cardText(" cafe\u0301\u00a0\u00ad noir\u200b\n")).toBe("café noir");
  });
});

test("a text is data: nothing of it is markup", () => {
  const svg = cardSvg({ title: '<script>&"', section: "]]>", site: "</svg>", language: "" }, faces);
  expect(svg.match(/<\/?[a-z]+/g)?.filter((tag) => !/^<\/?(svg|g|path)$/.test(tag))).toEqual([]);
});
