/** The first property of `plain-map.test.ts`, for many more texts. */
// Tests: cli/source/yaml
import fc from "fast-check";
import { test } from "vitest";
import { seed } from "../../../long/seed.ts";
import { anyFrontMatter, expectSame } from "./any-front-matter.ts";

test("front matter of plain values is read as the parser of YAML reads it", () => {
  fc.assert(fc.property(anyFrontMatter, expectSame), { numRuns: 20_000, seed });
});
