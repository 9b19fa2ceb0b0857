/** The reader's own faces, for the bundler: `url("font:title")` in a style → a WOFF2 file cut down to what sites need. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import subsetFont from "subset-font";
import { ownValue } from "../../schema/own-value.ts";

type Cut = {
  /** File in the package of the family. */
  from: string;
  characters: string;
  /** Values of the axes that are fixed, and the ranges of those that stay. */
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
};

const ascii = range(0x20, 0x7e);
/** Letters and signs of the western European languages. */
const latin = `${ascii}${range(0xa0, 0xff)}ŒœŸ€™–—‘’‚“”„†‡•…‰‹›−×≈≠≤≥↗\u2009\u2010\u2011\u202f`;
/** Characters of fonts that have one file: without fractions, accents that are alone and similar characters. */
const letters = `${ascii}¡¿«»·©ÀÁÂÃÄÅÆÇÈÉÊËÎÏÑÔÖÙÛÜàáâãäåæçèéêëìíîïñòóôõöøùúûüÿßŒœŸ–—‘’“”„…\u00a0\u202f`;
/** The characters of nearly all titles in English, French, German, Italian, Portuguese and Spanish. The first paint waits for this file. */
export const titleCharacters = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}0123456789 \u00a0\u202f.,:;!?'"()-&/%+‘’“”–—…·«»ÀÇÉàâçèéêëîïôùûœÄÖÜßäöüáìíñòóúãõ`;
/**
 * Those of nearly all texts: also the signs of code, which texts about software name, the signs of notes, that of a footer, and that of
 * lists, for which Chromium would load a file although it draws it itself.
 */
export const textCharacters = `${[...new Set(ascii + titleCharacters)].join("")}¶×©•`;
/** The rest but accents that are alone, in a file that only pages with one of them ask for; `unicode-range` in `reader/styles/fonts.css` says so. */
export const charactersBeside = (first: string) =>
  [...latin].filter((character) => !`${first}¨¯´¸`.includes(character)).join("");

/** The features of text fonts that styles use. */
const textFeatures = ["kern", "liga", "tnum"];

const cuts: Record<string, Cut> = {
  // As a font provider gives this face: text does not move when that one takes its place.
  title: {
    from: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    characters: titleCharacters,
    axes: { wght: 600, opsz: 16 },
    features: ["kern", "liga"],
  },
  "title-more": {
    from: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    characters: charactersBeside(titleCharacters),
    axes: { wght: 600, opsz: 16 },
    features: ["kern"],
  },
  text: {
    from: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    characters: textCharacters,
    axes: { wght: { min: 400, max: 600 } },
    features: textFeatures,
  },
  "text-more": {
    from: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    characters: charactersBeside(textCharacters),
    axes: { wght: { min: 400, max: 600 } },
    features: ["kern", "tnum"],
  },
  "text-italic": {
    from: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2",
    characters: letters,
    axes: { wght: 400 },
    features: ["kern", "liga"],
  },
  // No ligatures: code shows what was typed.
  code: {
    from: "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    characters: `${letters}°±×€•`,
    axes: { wght: 400 },
    features: ["mark"],
  },
};

/** Packages whose licence is distributed with the fonts. */
const fontPackages = ["newsreader", "source-sans-3", "jetbrains-mono"].map(
  (name) => `@fontsource-variable/${name}`,
);

const resolve = createRequire(import.meta.url).resolve;

/** Subsets the fonts. This takes seconds, so the results stay in `folder`, by a hash of their inputs. */
export function readerFonts(folder: string): Plugin {
  return {
    name: "reader-fonts",
    setup(build) {
      build.onResolve({ filter: /^font:/ }, ({ path }) => ({
        path: `${path.slice("font:".length)}.woff2`,
        namespace: "font",
      }));
      build.onLoad({ filter: /.*/, namespace: "font" }, async ({ path }) => {
        const cut = ownValue(cuts, path.replace(".woff2", ""));
        if (cut === undefined)
          return { errors: [{ text: `no face ${path}; there are ${Object.keys(cuts).join(", ")}` }] };
        return { contents: await kept(cut, folder), loader: "file" };
      });
    },
  };
}

async function kept(cut: Cut, folder: string): Promise<Buffer> {
  const source = readFileSync(resolve(cut.from));
  const hash = createHash("sha256").update(source).update(JSON.stringify(cut)).digest("hex").slice(0, 16);
  const file = join(folder, `${hash}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const font = await subsetFont(source, cut.characters, {
    targetFormat: "woff2",
    variationAxes: cut.axes,
    keepFeatures: cut.features,
    noHinting: true,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, font);
  return font;
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
}

/** The licence of every face in one file, which has to be beside them. */
export function fontLicences(): { name: string; text: string } {
  const text = fontPackages
    .map((name) => `${name}\n\n${readFileSync(resolve(`${name}/LICENSE`), "utf8").trim()}\n`)
    .join(`\n${"=".repeat(72)}\n\n`);
  return { name: `font-licences-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.txt`, text };
}
