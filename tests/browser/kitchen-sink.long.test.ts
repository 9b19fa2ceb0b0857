/** Every construct in both themes, on a wide screen and on a phone. */
// Tests: cli/markdown, reader/article, reader/styles
import { afterAll, beforeAll } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { testKitchenSinkLook } from "./run-kitchen-sink-look.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("cli/manual");
});
afterAll(() => site?.close());

testKitchenSinkLook(
  () => site,
  [
    ["light", 1280],
    ["light", 390],
    ["dark", 1280],
    ["dark", 390],
  ],
);
