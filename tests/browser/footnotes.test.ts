/** The text of a footnote beside its number, by mouse, keyboard and finger; the page stays where it is. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUnderPolicy, phone, type SiteUnderPolicy } from "./article-site.ts";
import { objections } from "./axe.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("tests/sites/article/content");
});
afterAll(() => site?.close());

const route = "/docs/parts";
const numbers = (page: Page) => page.locator("main [data-footnote-ref]");
const text = (page: Page) => page.locator(".term-text");
const place = (page: Page) => page.evaluate(() => [location.hash, scrollY]);

test("a press shows it and leads nowhere; a press elsewhere closes it", () =>
  site.read({ route }, async (page) => {
    const before = await place(page);
    await numbers(page).first().click();
    await page.mouse.move(5, 790);
    await text(page).getByText("The first note.").waitFor();
    await expect.poll(() => text(page).getAttribute("role")).toBe("status");
    await expect.poll(() => place(page)).toEqual(before);
    await page.locator("h1").click();
    await expect.poll(() => text(page).count()).toBe(0);
  }));

test("shows at the focus of the keyboard, and Enter leads to the list", () =>
  site.read({ route }, async (page) => {
    await page.locator("main a", { hasText: "a link out" }).focus();
    await page.keyboard.press("Tab");
    await text(page).getByText("The first note.").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => text(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#fn-1");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
  }));

test("shows under the pointer, without the links back, and its own links can be pressed", () =>
  site.read({ route }, async (page) => {
    await numbers(page).last().hover();
    await text(page).getByText("The second, with a link").waitFor();
    await expect.poll(() => text(page).locator("a").allTextContents()).toEqual(["a link (leaves this site)"]);
    await expect.poll(() => text(page).locator("[id]").count()).toBe(0);
    await expect.poll(() => objections(page)).toEqual([]);
    await page.route("https://example.org/second", (route) => route.fulfill({ body: "second" }));
    await text(page)
      .getByRole("link", { name: /^a link/, includeHidden: true })
      .click();
    await expect.poll(() => page.url()).toBe("https://example.org/second");
  }));

test("a tap shows it and leads nowhere", () =>
  site.on({ route, ...phone, hasTouch: true, isMobile: true }, async (page) => {
    const before = await place(page);
    await numbers(page).first().tap();
    await text(page).getByText("The first note.").waitFor();
    await expect.poll(() => place(page)).toEqual(before);
    await page.locator("h1").tap();
    await expect.poll(() => text(page).count()).toBe(0);
  }));
