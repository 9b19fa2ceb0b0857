/** The last property of `hostile-diagrams.test.ts`, for many more diagrams. */
// Tests: cli/markdown/diagrams
import fc from "fast-check";
import { test } from "vitest";
import { seed } from "../../long/seed.ts";
import { anyDiagram, expectDrawnOrReason } from "./any-diagrams.ts";

test("any diagram is drawn, or has a reason in words of its writer", () => {
  fc.assert(fc.property(anyDiagram, expectDrawnOrReason), { numRuns: 5_000, seed });
});
