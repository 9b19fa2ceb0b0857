/** In Firefox, a page in Arabic is mirrored, and its code is not. */
import { expect, test } from "vitest";
import type { Page } from "./page.ts";
import { sharedFirefox, started, visits } from "./visits.ts";

const { address, visit } = visits(sharedFirefox(), "tests/sites/right-to-left/content", true);

const box = (page: Page, selector: string) =>
  page.evaluate((name) => {
    const { left, right } = document.querySelector(name)?.getBoundingClientRect() ?? {};
    return { left: left ?? Number.NaN, right: right ?? Number.NaN };
  }, selector);
const directionOf = (page: Page, selector: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(name);
    return element && getComputedStyle(element).direction;
  }, selector);

test("the sidebar is on the right, the contents are on the left, and code goes to the right", async () => {
  const { page, visitor } = await visit("/ar/docs/guide/writing");
  const text = await box(page, ".prose");
  await expect.poll(async () => (await box(page, ".sidebar-column")).left).toBeGreaterThan(text.right);
  await expect.poll(async () => (await box(page, ".contents-column")).right).toBeLessThan(text.left);
  await expect.poll(() => directionOf(page, "pre")).toBe("ltr");
  await expect.poll(() => directionOf(page, "td code")).toBe("ltr");
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await page.goto(address("/ar/docs/guide/internals"));
  await started(page);
  await expect.poll(() => directionOf(page, ".prose")).toBe("ltr");
  // Titles of the page stay on the side of the contents.
  const align = (selector: string) =>
    page.evaluate((name) => {
      const element = document.querySelector(name);
      return element && getComputedStyle(element).textAlign;
    }, selector);
  await expect.poll(() => align(".contents-column ul a")).toBe("right");
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});

test("the page turns with the language, and a search in Arabic finds pages", async () => {
  const { page, visitor } = await visit("/docs/start");
  await expect.poll(() => directionOf(page, "html")).toBe("ltr");
  await page.click(".dropdown-button:has(.icon-languages)");
  await page.click("a[hreflang='ar']");
  await expect.poll(() => directionOf(page, "html")).toBe("rtl");
  await page.press("/");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
  await page.type("صفحة");
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll("[role=option]").length))
    .toBeGreaterThan(0);
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});
