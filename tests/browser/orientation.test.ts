/**
 * Where a visitor is while scrolling: the bar of the current section on narrow screens, columns that move up on wide ones. The menu
 * opens on the current section in `shell-mobile-menu.test.ts`; presses before the script: `orientation.long.test.ts`.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goByClick } from "../payloads/go-by-click.ts";
import { complaintsOf } from "./complaints.ts";
import { scrollToTop } from "./scroll-to-top.ts";
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

test("on a phone, a bar names the section being read, and its list leads to the others", () =>
  site.read(doc, phone, async (page) => {
    const complaints = complaintsOf(page);
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
  }));

test("its list closes with Escape and at a press beside it; its button leads to the top", () =>
  site.read(doc, phone, async (page) => {
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
  }));

test("beside a translation, and in another form of the page, there is neither the bar nor a button over code", () =>
  site.read(doc, phone, async (page) => {
    await settle(page);
    for (const [query, part] of [
      ["with=fr", ".pair"],
      ["view=markdown", ".view"],
    ] as const) {
      await goByClick(page, `${doc}?${query}`);
      await page.locator(`main > ${part}`).waitFor();
      await scrollToTop(page);
      await expect.poll(() => page.locator("html[data-header-hidden]").count()).toBe(0);
      await page.evaluate(() => scrollTo(0, 1500));
      await expect.poll(() => page.locator("html[data-header-hidden]").count()).toBe(1);
      await expect.poll(() => page.locator(".section-bar").count(), { message: query }).toBe(0);
      await expect.poll(() => page.locator(".back-to-top").isVisible(), { message: query }).toBe(false);
    }
  }));

test("in a wider window, too, no button floats over the text; where the bar on top makes way, the columns move up with it", async () => {
  const { page, close } = await site.visit(doc, { viewport: { width: 1100, height: 800 } });
  await settle(page);
  await scrollToHeading(page, "Errors people can act on");
  await page.locator(".section-bar").waitFor();
  await expect.poll(() => page.locator(".back-to-top").isVisible()).toBe(false);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.locator(".section-bar").isVisible()).toBe(false);
  await scrollToTop(page);
  const tops = () =>
    page
      .locator(".sidebar-column, .contents-column")
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
  await expect.poll(async () => (await tops()).filter((top) => top > 0)).toHaveLength(2);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 2000);
  await expect.poll(tops).toEqual([0, 0]);
  await close();
});
