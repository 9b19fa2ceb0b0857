/** Every text can be read on every ground that it stands on: WCAG AA, and AAA for the text of a page. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paper } from "../../../cli/emit/document-frame.ts";

const modes = ["light", "dark"] as const;
type Mode = (typeof modes)[number];

const tokens = new Map(
  [
    ...readFileSync("reader/styles/tokens.css", "utf8").matchAll(
      /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
    ),
  ].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);

function colour(name: string, mode: Mode): string {
  const found = tokens.get(name)?.[mode];
  if (found === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["paper", "paper-shade", "warm-shade", "cool-shade", "amber-shade", "red-shade"];

/** What is written in which colour on what, and the least contrast of it. */
const pairs = [
  ...grounds.map((ground) => ["ink", ground, 7] as const),
  ...["ink-soft", "cool"].flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ...["warm", "amber", "red", "plum", "leaf"].flatMap((text) =>
    ["paper", "paper-shade", "cool-shade"].map((ground) => [text, ground, 4.5] as const),
  ),
  ...["warm", "amber", "red"].map((text) => [text, `${text}-shade`, 4.5] as const),
  ["on-warm", "warm", 4.5] as const,
];

for (const mode of modes)
  test(`${mode}: colours of texts stand out from their grounds`, () => {
    const weak = pairs
      .map(([text, ground, least]) => ({
        pair: `${text} on ${ground}`,
        least,
        ratio: Math.round(contrast(colour(text, mode), colour(ground, mode)) * 100) / 100,
      }))
      .filter(({ ratio, least }) => ratio < least);
    expect(weak).toEqual([]);
  });

test("the colours that documents tell the browser are those of the page", () => {
  expect(paper).toEqual({ light: colour("paper", "light"), dark: colour("paper", "dark") });
});
