/** No page loses a word by its import, and words keep their order, whatever constructs are in each other. */
import { expect, test } from "vitest";
import { problemsOfGenerated } from "./generated-pages.ts";

test("generated pages keep all their words, in order", async () => {
  expect(await problemsOfGenerated({ seed: 1, count: 30 })).toEqual([]);
});
