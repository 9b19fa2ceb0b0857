/** The property of `sites.test.ts`, for many sites. */
// Tests: cli/site, cli/check, cli/emit
import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../long/seed.ts";
import { judge } from "./judge.ts";
import { site } from "./sites.ts";

test("what check accepts, compiles, and each page is shown as it was written", async () => {
  const counts = { accepted: 0, refused: 0 };
  const property = fc.asyncProperty(site, async (generated) => {
    counts[await judge(generated)]++;
  });
  await fc.assert(property, { seed, numRuns: 200 });
  expect(counts.accepted).toBeGreaterThan(counts.refused);
});
