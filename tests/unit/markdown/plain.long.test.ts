/** The property of `plain.test.ts`, for many more texts. */
import fc from "fast-check";
import { test } from "vitest";
import { anyText, expectSameTree } from "./plain-texts.ts";

test("in texts of all kinds of pieces", () => {
  fc.assert(fc.property(anyText, expectSameTree), { numRuns: 40_000, seed: 2 });
});
