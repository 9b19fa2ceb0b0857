/** A site with many links, over ten days (S90). */
// Tests: cli/authoring, cli/check
import { test } from "vitest";
import { expectTenDays } from "./ten-days.ts";

test("of 1,000 addresses, each that goes is found by its third day, and no other is called dead", async () => {
  await expectTenDays({ sites: 20, addresses: 1_000 });
});
