/** Many generated pages keep their words. */
import { expect, test } from "vitest";
import { problemsOfGenerated } from "./generated-pages.ts";

test.each([101, 102, 103, 104, 105])(
  "generated pages keep all their words, in order: seed %d",
  async (seed) => {
    expect(await problemsOfGenerated({ seed, count: 400 })).toEqual([]);
  },
);
