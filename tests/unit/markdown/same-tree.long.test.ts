/** Sätteri and remark-parse give pages the same tree, in every field but the ends of nodes: for many texts, and for pages that others wrote. */
// Tests: cli/markdown/mdast
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isMisread } from "../../../cli/markdown/mdast/readers.ts";
import { splitFile } from "../../../cli/markdown/mdast/split-front-matter.ts";
import { anyText, expectSameTree, names, pages } from "./same-tree.ts";

const corpora = process.env.TWSITE_CORPORA ?? "";

test("in texts of all kinds of pieces", () => {
  fc.assert(fc.property(anyText, expectSameTree), { numRuns: 10_000, seed: 2 });
});

test("in all pages of this repository", () => {
  for (const path of pages) expectSameTree(splitFile(readFileSync(path, "utf8")).body);
});

test.skipIf(!existsSync(corpora))("in pages that others wrote, of which remark-parse reads few", () => {
  const texts = readdirSync(corpora, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => splitFile(readFileSync(join(corpora, name), "utf8")).body);
  for (const text of texts) expectSameTree(text);
  expect(texts.filter((text) => isMisread(text, names)).length).toBeLessThan(texts.length * 0.02);
});
