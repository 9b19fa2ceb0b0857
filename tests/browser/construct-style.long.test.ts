/** The page with every construct that has a style sheet of its own, in both themes, on a wide screen and on a phone. */
// Tests: cli/markdown, reader/article, reader/styles
import { afterAll, beforeAll } from "vitest";
import type { SiteUnderPolicy } from "./article-site.ts";
import { openConstructs, testConstructsLook } from "./run-construct-style.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openConstructs();
});
afterAll(() => site?.close());

testConstructsLook(
  () => site,
  [
    ["light", 1280],
    ["light", 390],
    ["dark", 1280],
    ["dark", 390],
  ],
);
