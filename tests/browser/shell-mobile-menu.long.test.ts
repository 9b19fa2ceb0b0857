/** The menu of narrow screens on a site that lost its script. */
// Tests: reader/shell
import { expect, test } from "vitest";
import { openShippedSite } from "./visitors.ts";

test("the links are shown without the menu", async () => {
  const site = await openShippedSite();
  const { page } = await site.visit("/about", {
    viewport: { width: 390, height: 800 },
    before: (page) =>
      page.route("**/_twsite/deferred-shell-*", (route) => route.fulfill({ status: 404, body: "" })),
  });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await site.close();
});
