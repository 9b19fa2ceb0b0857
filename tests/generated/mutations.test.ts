/** Damaged pages give findings or a page, never an exception: a sample; `npm run test:long` tries 3,000. */
import { expect, test } from "vitest";
import { expectContained } from "./mutated-site.ts";

test("40 mutated files", async () => {
  expect(await expectContained(40, 14)).toBeGreaterThan(6);
});
