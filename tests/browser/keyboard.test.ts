/** A visitor with a keyboard alone works every control, on wide and on narrow screens; the menu of narrow ones in `shell-mobile-menu.test.ts`. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
/** Has tabs, blocks of code, a sidebar with categories, contents, neighbours. */
const doc = "/docs/tech_writing/restapi_doc";

async function visit(route: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await site.visit(route, {
    viewport,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  // What is loaded after the first paint is there, too.
  await settle(page);
  return page;
}

const focused = (page: Page) => page.locator(":focus");
const addressOf = (page: Page) => page.url().slice(site.origin.length);

describe.each([
  { width: "wide", viewport: wide },
  { width: "narrow", viewport: narrow },
])("on a $width screen", ({ viewport }) => {
  test("the skip link comes first; colours, tabs, the copy button, contents, neighbours and the footer work", async () => {
    const page = await visit(doc, viewport);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page).textContent()).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.getByRole("main").locator(":focus").count()).toBe(1);

    const theme = () => page.locator("html").getAttribute("data-theme");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Colour mode/ })
      .focus();
    await page.keyboard.press("Space");
    await expect.poll(() => theme()).toBe("dark");
    await page.keyboard.press("Enter");
    await expect.poll(() => theme()).toBe("light");

    const tabs = page.getByRole("main").getByRole("tablist").first().getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    await expect.poll(() => tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(() => tabs.first().getAttribute("aria-selected")).toBe("true");

    const block = page
      .getByRole("main")
      .locator("figure", { has: page.locator("pre") })
      .locator("visible=true")
      .first();
    await block.getByRole("button", { name: "Copy the code" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
    await page.getByText("Copied").locator("visible=true").first().waitFor();

    if (viewport === narrow) {
      const summary = page.locator(".contents-details > summary");
      await summary.focus();
      await page.keyboard.press("Enter");
    }
    const entry = page.locator("a[href^='#']").filter({ hasNot: page.locator("svg") });
    const contents = page
      .getByRole("navigation", { name: "On this page" })
      .or(page.locator("details"))
      .locator(entry);
    const last = contents.locator("visible=true").last();
    const target = (await last.getAttribute("href")) ?? "";
    await last.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => addressOf(page)).toBe(doc + target);
    await expect
      .poll(() =>
        page
          .locator(`[id="${target.slice(1)}"]`)
          .evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);

    const next = page.getByRole("navigation", { name: "Previous and next pages" }).getByRole("link").last();
    const href = await next.getAttribute("href");
    await next.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => addressOf(page)).toBe(href);
    // The focus moves to the page that was opened, not to the top of the document.
    await page.locator("main h1:focus").waitFor();

    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => addressOf(page)).toBe("/about");
    await page.context().close();
  });
});

test("a category of the sidebar opens and closes; a dropdown opens, is walked through with arrows, and closes with Escape to where it was", async () => {
  const category = "/docs/portfolio/intro_portfolio";
  const page = await visit(category, wide);
  const summary = page
    .getByRole("complementary")
    .or(page.getByRole("navigation", { name: "Documentation" }))
    .locator("summary")
    .first();
  const isOpen = () => summary.evaluate((element) => element.parentElement?.hasAttribute("open"));
  const before = await isOpen();
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect.poll(isOpen).toBe(!before);
  await page.keyboard.press("Space");
  await expect.poll(isOpen).toBe(before);

  const button = page.getByRole("banner").getByRole("button", { name: /Languages/ });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => focused(page).textContent()).toBe("English");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page).textContent()).toBe("Français");
  await page.keyboard.press("Escape");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  // It comes when the browser is idle.
  await page.locator(".pair-entry").waitFor();
  await page.keyboard.press("End");
  await expect.poll(() => focused(page).textContent()).toBe("Side by side with French");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => focused(page).textContent()).toBe("Français");
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toBe(`/fr${category}`);
  await page.context().close();
});
