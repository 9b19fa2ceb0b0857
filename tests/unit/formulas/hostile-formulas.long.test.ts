/** The last property of `hostile-formulas.test.ts`, for many more formulas. */
// Tests: cli/markdown/formulas
import fc from "fast-check";
import { test } from "vitest";
import { seed } from "../../long/seed.ts";
import { anyFormula, expectRenderedOrReason } from "./any-formulas.ts";

test("any formula is rendered, or has a reason in words of TeX", () => {
  fc.assert(fc.property(anyFormula, expectRenderedOrReason), { numRuns: 30_000, seed });
});
