/** The shell around a page: bar, menus, sidebar, contents (S16, S17, S20, S23, S43). */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
const doc = "/docs/tech_writing/restapi_doc";

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel);

describe("the language menu", () => {
  const button = (page: Page) => page.getByRole("button", { name: /English/ });
  const french = (page: Page) => page.getByRole("link", { name: "Français", exact: true });

  test("opens and closes with the mouse, and at a press outside", () =>
    site.read("/about", {}, async (page) => {
      await button(page).click();
      await expect.poll(() => french(page).isVisible()).toBe(true);
      await button(page).click();
      await french(page).waitFor({ state: "hidden" });
      await button(page).click();
      await page.locator("h1").click();
      await french(page).waitFor({ state: "hidden" });
    }));

  test("goes by the keyboard: arrows, Home, End, Escape gives the focus back, Tab leaves and closes", () =>
    site.read("/about", {}, async (page) => {
      await button(page).focus();
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => focused(page)).toBe("English");
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => focused(page)).toBe("Français");
      await page.keyboard.press("Home");
      await expect.poll(() => focused(page)).toBe("English");
      // It comes when the browser is idle.
      await page.locator(".pair-entry").waitFor();
      await page.keyboard.press("End");
      await expect.poll(() => focused(page)).toBe("Side by side with French");
      await page.keyboard.press("Escape");
      await french(page).waitFor({ state: "hidden" });
      await expect
        .poll(() => button(page).evaluate((element) => element === document.activeElement))
        .toBe(true);
      await expect.poll(() => button(page).getAttribute("aria-expanded")).toBe("false");
      await page.keyboard.press("Enter");
      await french(page).waitFor();
      // Past three entries.
      for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
      await french(page).waitFor({ state: "hidden" });
    }));

  test("opens at a touch, and keeps the query and the hash where it leads to the same page", async () => {
    const { page, close } = await site.visit("/about?from=card#main-content", { hasTouch: true });
    await button(page).tap();
    await expect.poll(() => french(page).getAttribute("href")).toBe("/fr/about?from=card#main-content");
    await french(page).tap();
    await expect.poll(() => page.url()).toBe(`${site.origin}/fr/about?from=card#main-content`);
    await french(page).waitFor({ state: "hidden" });
    await close();
  });
});

describe("the bar on top", () => {
  const isShown = (page: Page) =>
    page.locator("header.site-header").evaluate((bar) => bar.getBoundingClientRect().bottom > 1);
  const scroll = (page: Page, top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);

  test("the skip link is the first stop of the keyboard and leads to the text", () =>
    site.read(doc, {}, async (page) => {
      await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).toBe("Skip to main content");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main-content");
    }));

  test.each([390, 1280])("makes way on the way down and comes back on the way up, %i px", (width) =>
    site.read(doc, { viewport: { width, height: 800 } }, async (page) => {
      await settle(page);
      await scroll(page, 30);
      await expect.poll(() => isShown(page)).toBe(true);
      await scroll(page, 1200);
      await expect.poll(() => isShown(page)).toBe(false);
      await scroll(page, 1100);
      await expect.poll(() => isShown(page)).toBe(true);
      await scroll(page, 1200);
      await expect.poll(() => isShown(page)).toBe(false);
      // The keyboard's focus brings it back.
      const home = page.getByRole("link", { name: "Expert Technical Writing" }).first();
      await home.focus();
      await expect.poll(() => isShown(page)).toBe(true);
      await home.blur();
      await scroll(page, 0);
      await expect.poll(() => isShown(page)).toBe(true);
    }),
  );

  test("does not slide where the visitor asks for less motion", () =>
    site.read(doc, {}, async (page) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const duration = () =>
        page.locator("header.site-header").evaluate((bar) => getComputedStyle(bar).transitionDuration);
      await expect.poll(duration).toBe("0s");
      await page.emulateMedia({ reducedMotion: null });
    }));

  test.each([
    ["/fr/docs/tech_writing/restapi_doc", "Retour en haut de la page"],
    ["/docs/tech_writing/restapi_doc", "Back to top"],
  ])("on %s a button leads back to the top", (path, name) =>
    site.read(path, {}, async (page) => {
      await settle(page);
      const button = page.getByRole("button", { name });
      await expect.poll(() => button.count()).toBe(0);
      await scroll(page, 1500);
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await button.waitFor({ state: "detached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main-content");
    }),
  );
});

describe("contents of a page", () => {
  test("mark the heading that is being read", () =>
    site.read(doc, { viewport: { width: 1400, height: 800 } }, async (page) => {
      const contents = page.getByRole("navigation", { name: "On this page" });
      const last = contents.getByRole("link").nth(-2);
      const title = await last.innerText();
      await last.click();
      await expect.poll(() => contents.locator("[aria-current]").allInnerTexts()).toContain(title);
    }));

  test("mark the first heading at the top, and follow to the last where they are longer than the screen", () =>
    site.read(doc, { viewport: { width: 1400, height: 320 } }, async (page) => {
      const column = page.locator(".contents-column");
      const titles = await column.getByRole("link").allInnerTexts();
      const marked = column.locator("[aria-current]");
      await expect.poll(() => marked.allInnerTexts()).toEqual(titles.slice(0, 1));
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect.poll(() => marked.allInnerTexts()).toEqual(titles.slice(-1));
      const isInView = () =>
        marked.evaluate((link) => {
          const [own, around] = [link, link.closest("nav")].map((element) =>
            element?.getBoundingClientRect(),
          );
          return own && around && own.top >= around.top && own.bottom <= around.bottom;
        });
      await expect.poll(isInView).toBe(true);
    }));

  test("are closed details above the text on narrow screens", async () => {
    const { page, close } = await site.visit(doc, phone);
    // The bar of sections, which comes later, has such details, too.
    const details = page.getByRole("article").locator("details").filter({ hasText: "On this page" });
    await expect.poll(() => details.getByRole("link").first().isVisible()).toBe(false);
    await details.locator("summary").tap();
    await expect.poll(() => details.getByRole("link").first().isVisible()).toBe(true);
    await close();
  });
});

test("without JavaScript the sidebar's categories open and close, at any width", async () => {
  const { page, close } = await site.visit("/docs/portfolio/agency/heex", { javaScriptEnabled: false });
  const sidebar = page.getByRole("navigation", { name: "Documentation" });
  const category = sidebar.locator("details").first();
  const link = category.getByRole("link").first();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => link.isVisible()).toBe(true);
    await category.locator("summary").first().click();
    await expect.poll(() => link.isVisible()).toBe(false);
    await category.locator("summary").first().click();
  }
  await close();
});
