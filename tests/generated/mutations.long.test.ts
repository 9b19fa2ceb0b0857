/** Damaged pages give findings or a page, never an exception. */
// Tests: cli/markdown, cli/markdown/mdast, cli/emit
import { expect, test } from "vitest";
import { seed } from "../long/seed.ts";
import { expectContained } from "./mutated-site.ts";

const seeds = Array.from({ length: 10 }, (_, index) => seed + index);

test.each(seeds)("300 mutated files of seed %i, of 3,000", async (each) => {
  expect(await expectContained(300, each)).toBeGreaterThan(50);
});
