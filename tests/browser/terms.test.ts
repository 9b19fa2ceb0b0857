/** The text of a term beside it: by mouse and keyboard, to stay, to point at and to dismiss (WCAG 1.4.13). */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUnderPolicy, phone, type SiteUnderPolicy } from "./article-site.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("tests/sites/article/content");
});
afterAll(() => site?.close());

const route = "/docs/terms";
const terms = (page: Page) => page.locator("main .term");
const text = (page: Page) => page.locator(".term-text");
const isFocused = (page: Page, place: number) =>
  terms(page)
    .nth(place)
    .evaluate((term) => term === document.activeElement);

test("shows while the pointer is on the term or on the text, and goes with it", () =>
  site.on({ route }, async (page) => {
    await page.clock.install();
    await terms(page).first().hover();
    await text(page).getByText("What a program offers to other programs").waitFor();
    const box = await text(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20, { steps: 8 });
    await page.clock.fastForward(10_000);
    await expect.poll(() => text(page).isVisible()).toBe(true);
    await page.mouse.move(5, 790);
    await text(page).waitFor({ state: "hidden" });
  }));

test("shows where the pointer was on the term before what shows it had come", async () => {
  const page = await site.browser.newPage();
  let release = () => {};
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/deferred-shell-*.js", async (request) => {
    await hold;
    await request.continue();
  });
  await page.goto(site.origin + route);
  await terms(page).first().hover();
  await expect.poll(() => text(page).count()).toBe(0);
  release();
  await text(page).getByText("What a program offers to other programs").waitFor();
  await page.close();
});

test("Escape dismisses it under the pointer, until that comes back, and at the focus of the keyboard, which stays", () =>
  site.on({ route }, async (page) => {
    await terms(page).first().hover();
    await text(page).waitFor();
    await page.keyboard.press("Escape");
    await text(page).waitFor({ state: "hidden" });
    await page.mouse.move(5, 790);
    await terms(page).first().hover();
    await text(page).waitFor();
    await page.mouse.move(5, 790);
    await text(page).waitFor({ state: "hidden" });
    await terms(page).first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await text(page).waitFor();
    await page.keyboard.press("Escape");
    await text(page).waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(page, 0)).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(page, 1)).toBe(true);
    await text(page).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(page, 1)).toBe(false);
  }));

test("stands inside the window and is not cut, at the end of a line and in a table", () =>
  site.on({ route }, async (page) => {
    for (const viewport of [{ width: 1280, height: 800 }, phone.viewport, { width: 320, height: 500 }]) {
      await page.setViewportSize(viewport);
      const { width } = viewport;
      for (let place = 0; place < (await terms(page).count()); place++) {
        await terms(page).nth(place).hover();
        await text(page).waitFor();
        const shown = () =>
          text(page).evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            // What is seen at its corners is the text itself.
            const corners = [
              [left + 2, top + 2],
              [right - 2, bottom - 2],
            ];
            return {
              isInside: left >= 0 && right <= innerWidth,
              isOnTop: corners.every(([x = 0, y = 0]) => document.elementFromPoint(x, y) === element),
              scrollWidth: document.documentElement.scrollWidth,
            };
          });
        await expect.poll(shown).toEqual({ isInside: true, isOnTop: true, scrollWidth: width });
        // It may be in front of the next term.
        await page.keyboard.press("Escape");
      }
    }
  }));

test("a touch follows the link, and screen readers have the text once", () =>
  site.on({ route, ...phone, hasTouch: true, isMobile: true }, async (page) => {
    const term = page.getByRole("link", { name: "APIs" });
    await expect.poll(() => term.getAttribute("aria-description")).toContain("What a program offers");
    await term.tap();
    await expect.poll(() => page.url()).toBe(`${site.origin}/glossary#api`);
    await expect.poll(() => text(page).count()).toBe(0);
  }));
