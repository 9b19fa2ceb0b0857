/** The shipped site is what the tool asks of others: not one error, not one warning. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../sites/build.ts";
import { temporaryFolder } from "../sites/folders.ts";
import { contentFolder } from "./pages.ts";

test("the shipped site compiles without a finding", async () => {
  const { findings } = await compile(contentFolder, {
    outFolder: join(temporaryFolder(), "site"),
    strict: true,
  });
  expect(findings).toEqual([]);
});
