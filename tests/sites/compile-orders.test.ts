/** A page compiles to the same whatever its thread has compiled before: a sample; each page in `npm run test:long`. */
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../long/seed.ts";
import { compiledInOrder, everyConstruct, pagesOf } from "./compile-orders.ts";
import { differences, temporaryFolder, writeFiles } from "./folders.ts";

test("in both orders, and alone", async () => {
  const pages = await pagesOf(writeFiles(join(temporaryFolder(), "content"), everyConstruct));
  const { works } = pages;
  const expected = await compiledInOrder(pages, works);
  expect(differences(await compiledInOrder(pages, works.toReversed()), expected)).toEqual([]);
  const sample = fc.sample(fc.constantFrom(...works), { numRuns: 3, seed });
  for (const work of sample) {
    const { path } = work.job;
    expect(await compiledInOrder(pages, [work])).toEqual({ [path]: expected[path] });
  }
});
