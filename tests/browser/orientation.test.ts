/** Where a visitor is while scrolling: the bar of the current section on narrow screens, columns that move up on wide ones. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const doc = "/docs/tech_writing/restapi_doc";
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const scrollToHeading = (page: Page, heading: string) =>
  page.getByRole("heading", { name: heading }).evaluate((element) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().top - 100);
  });

test("on a phone, a bar names the section being read, and its list leads to the others", async () => {
  const { page, complaints, close } = await site.visit(doc, phone);
  await settle(page);
  const bar = page.locator(".section-bar");
  await expect.poll(() => bar.isVisible()).toBe(false);
  await scrollToHeading(page, "Errors people can act on");
  await bar.getByText("Errors people can act on").first().waitFor();
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(46);

  await bar.locator("summary").click();
  await expect.poll(() => bar.locator("[aria-current]").textContent()).toBe("Errors people can act on");
  await bar.getByRole("link", { name: "Versions and deprecation" }).click();
  await expect.poll(() => page.url()).toContain("#versions-and-deprecation");
  await expect.poll(() => bar.locator("details[open]").count()).toBe(0);
  const heading = page.getByRole("heading", { name: "Versions and deprecation" });
  // Not under the bar.
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(46);
  expect(complaints).toEqual([]);
  await close();
});

test.each(["link", "Escape"])(
  "its list closes at a %s that comes before the script for such lists is here",
  async (how) => {
    let deliver = () => {};
    const isDelivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const { page, close } = await site.visit(doc, {
      ...phone,
      before: (visited) =>
        visited.route("**/details-menus-*.js", async (route) => {
          await isDelivered;
          await route.continue();
        }),
    });
    await settle(page);
    await scrollToHeading(page, "Errors people can act on");
    const bar = page.locator(".section-bar");
    await bar.locator("summary").click();
    if (how === "Escape") await page.keyboard.press("Escape");
    else await bar.getByRole("link", { name: "Versions and deprecation" }).click();
    await expect.poll(() => bar.locator("details[open]").count()).toBe(1);
    deliver();
    await expect.poll(() => bar.locator("details[open]").count()).toBe(0);
    await close();
  },
);

test("its list closes with Escape and at a press beside it; its button leads to the top", async () => {
  const { page, close } = await site.visit(doc, phone);
  await settle(page);
  await scrollToHeading(page, "Errors people can act on");
  const bar = page.locator(".section-bar");
  const open = bar.locator("details[open]");
  await bar.locator("summary").click();
  await open.waitFor();
  await page.keyboard.press("Escape");
  await open.waitFor({ state: "detached" });
  await bar.locator("summary").click();
  await open.waitFor();
  await page.touchscreen.tap(200, 800);
  await open.waitFor({ state: "detached" });
  await bar.getByRole("button", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await close();
});

test("no button floats over the text of a page on a narrow screen", async () => {
  const { page, close } = await site.visit(doc, { viewport: { width: 1100, height: 800 } });
  await settle(page);
  await scrollToHeading(page, "Errors people can act on");
  await page.locator(".section-bar").waitFor();
  await expect.poll(() => page.locator(".back-to-top").isVisible()).toBe(false);
  await close();
});

test("beside a translation, and in another form of the page, there is neither the bar nor a button over code", async () => {
  for (const query of ["with=fr", "view=json"]) {
    const { page, close } = await site.visit(`${doc}?${query}`, phone);
    await settle(page);
    await page.locator("main > :is(.pair, .view)").waitFor();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => page.locator("html[data-header-hidden]").count()).toBe(1);
    await expect.poll(() => page.locator(".section-bar").count()).toBe(0);
    await expect.poll(() => page.locator(".back-to-top").isVisible()).toBe(false);
    await close();
  }
});

test("where the bar on top makes way, the sidebar and the contents move up with it", async () => {
  const { page, close } = await site.visit(doc);
  await settle(page);
  await expect.poll(() => page.locator(".section-bar").isVisible()).toBe(false);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 2000);
  await expect
    .poll(() =>
      page
        .locator(".sidebar-column, .contents-column")
        .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top)),
    )
    .toEqual([0, 0]);
  await close();
});

test.each([[doc], [`/fr${doc}`]])(
  "on %s the menu opens on the current section, with the others closed",
  async (path) => {
    const { page, close } = await site.visit(path, phone);
    await page.locator(".menu-button").click();
    const menu = page.getByRole("dialog");
    const current = menu.locator("[aria-current=page]");
    const isInView = async () => {
      const y = (await current.boundingBox())?.y ?? 0;
      return y > 0 && y < 844;
    };
    await expect.poll(isInView).toBe(true);
    const openOthers = () =>
      menu
        .locator("details[open]")
        .evaluateAll(
          (sections) =>
            sections.filter((section) => section.parentElement?.querySelector("[aria-current=page]") === null)
              .length,
        );
    await expect.poll(openOthers).toBe(0);
    await menu.locator(".colour-mode").waitFor();
    await close();
  },
);
