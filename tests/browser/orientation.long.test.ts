/** The list of sections on a phone, pressed before the script for such lists is here. */
// Tests: reader/shell, reader/article, reader/styles
import { expect, test } from "vitest";
import { openShippedSite, settle } from "./visitors.ts";

test.each(["link", "Escape"])("it closes at a %s that comes before the script", async (how) => {
  const site = await openShippedSite();
  let deliver = () => {};
  const isDelivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const { page } = await site.visit("/docs/tech_writing/restapi_doc", {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    before: (visited) =>
      visited.route("**/details-menus-*.js", async (route) => {
        await isDelivered;
        await route.continue();
      }),
  });
  await settle(page);
  await page.getByRole("heading", { name: "Errors people can act on" }).evaluate((heading) => {
    scrollTo(0, scrollY + heading.getBoundingClientRect().top - 100);
  });
  const bar = page.locator(".section-bar");
  await bar.locator("summary").click();
  if (how === "Escape") await page.keyboard.press("Escape");
  else await bar.getByRole("link", { name: "Versions and deprecation" }).click();
  await expect.poll(() => bar.locator("details[open]").count()).toBe(1);
  deliver();
  await expect.poll(() => bar.locator("details[open]").count()).toBe(0);
  await site.close();
});
