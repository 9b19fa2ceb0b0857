/** The property of `plain.test.ts`, for many more texts. */
// Tests: cli/markdown/mdast
import fc from "fast-check";
import { test } from "vitest";
import { seed } from "../../long/seed.ts";
import { anyText, expectSameTree } from "./plain-texts.ts";

test("in texts of all kinds of pieces", () => {
  fc.assert(fc.property(anyText, expectSameTree), { numRuns: 40_000, seed });
});
