/** Every text can be read on every ground that it stands on (WCAG AA, and AAA for the text of a page), and tokens of code differ. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paper } from "../../../cli/emit/document-frame.ts";

const modes = ["light", "dark"] as const;
type Mode = (typeof modes)[number];

const sheets = ["first/tokens", "first/tokens-large", "tokens"];
const tokens = new Map(
  [
    ...sheets
      .map((name) => readFileSync(`reader/styles/${name}.css`, "utf8"))
      .join("\n")
      .matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g),
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
    return linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
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

const colours = [...new Set(codeRules().map(({ colour: name }) => name))];

/** Rules of code-colours.css that give a token a colour. */
function codeRules(): { tokens: string[]; colour: string }[] {
  const rules = readFileSync("reader/styles/code-colours.css", "utf8").matchAll(
    /^\.token(?::is\(([^)]*)\)|(\.[\w-]+)) \{[^}]*?\n {2}color: var\(--([a-z-]+)\)/gms,
  );
  return [...rules].map(([, many, one, name = ""]) => ({
    tokens: (many ?? one ?? "").split(",").map((token) => token.trim().slice(1)),
    colour: name,
  }));
}

/** How far two colours are from each other for the eye: their distance in OKLab, 1 from black to white. */
function distance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));
}

function oklab(hex: string): number[] {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const times = (rows: number[][], values: number[]) =>
    rows.map((row) => row.reduce((sum, factor, index) => sum + factor * (values[index] ?? 0), 0));
  const cones = times(
    [
      [0.4122, 0.5363, 0.0514],
      [0.2119, 0.6807, 0.1074],
      [0.0883, 0.2817, 0.63],
    ],
    rgb,
  );
  return times(
    [
      [0.2105, 0.7936, -0.0041],
      [1.978, -2.4286, 0.4506],
      [0.0259, 0.7828, -0.8087],
    ],
    cones.map(Math.cbrt),
  );
}

for (const mode of modes)
  test(`${mode}: tokens of code can be told apart, from each other and from what has no colour`, () => {
    // What a diff takes out has a ground, too; strings are not coloured in one.
    const compared = ["ink", ...colours.filter((name) => name !== "red")];
    const near = compared.flatMap((one, index) =>
      compared
        .slice(index + 1)
        .filter((other) => distance(colour(one, mode), colour(other, mode)) < 0.08)
        .map((other) => `${one} and ${other}`),
    );
    expect(compared).toEqual(["ink", "ink-soft", "cool", "warm", "plum", "amber", "leaf"]);
    expect(near).toEqual([]);
  });

test("every token that the compiler marks has a rule", () => {
  const marked = /new Set\(\s*\(([\s\S]*?)\)\.split/.exec(
    readFileSync("cli/markdown/highlight/highlight.ts", "utf8").split("const colours")[1] ?? "",
  )?.[1];
  const names = [...(marked ?? "").matchAll(/[a-z][a-z-]+/g)].map(([name]) => name);
  const styled = [...codeRules().flatMap(({ tokens: list }) => list), "bold", "italic"];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !styled.includes(name))).toEqual([]);
});

test("the colours that documents tell the browser are those of the page", () => {
  expect(paper).toEqual({ light: colour("paper", "light"), dark: colour("paper", "dark") });
});
