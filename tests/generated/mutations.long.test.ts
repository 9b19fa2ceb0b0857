/** Damaged pages give findings or a page, never an exception. */
import { expect, test } from "vitest";
import { expectContained } from "./mutated-site.ts";

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("300 mutated files of seed %i, of 3,000", async (seed) => {
  expect(await expectContained(300, seed)).toBeGreaterThan(50);
});
