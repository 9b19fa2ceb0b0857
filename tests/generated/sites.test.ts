/** What check accepts is compiled, served and shown as written: a sample; `npm run test:long` tries many more. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampled } from "../long/seed.ts";
import { judge } from "./judge.ts";
import { site } from "./sites.ts";

test("what check accepts, compiles, and each page is shown as it was written", async () => {
  const counts = { accepted: 0, refused: 0 };
  const property = fc.asyncProperty(site, async (generated) => {
    counts[await judge(generated)]++;
  });
  await fc.assert(property, { ...sampled(8), endOnFailure: true });
  // A generator whose sites are refused proves nothing.
  expect(counts.accepted).toBeGreaterThan(counts.refused);
});
