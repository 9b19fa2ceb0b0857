/** Many generated pages keep their words. */
// Tests: cli/import
import { expect, test } from "vitest";
import { seed } from "../long/seed.ts";
import { problemsOfGenerated } from "./generated-pages.ts";

test.each([100, 101, 102, 103, 104].map((each) => each + seed))(
  "generated pages keep all their words, in order: seed %d",
  async (each) => {
    expect(await problemsOfGenerated({ seed: each, count: 400 })).toEqual([]);
  },
);
