/** What can be hit is large enough: 24 pixels for a mouse (WCAG 2.5.8), 44 for a finger, on every kind of page. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";

const routes = [
  "/",
  "/docs/tech_writing/restapi_doc",
  "/docs/category/portfolio",
  "/fr/docs/portfolio/agency/acklio",
  "/fr/blog",
  "/blog/docsascode_philosophy",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/AI",
  "/blog/authors",
  "/blog/authors/A-post_by-writer",
  "/contact",
  "/no-such-page",
];

/** In the browser: links and buttons that are lower or narrower than that. */
function smallerThan(least: number): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, select, input")];
  return (
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // Shown with the keyboard's focus alone.
      .filter((control) => !control.matches(".skip-link"))
      // A word of running text, as WCAG excepts it.
      .filter((control) => control.closest(".prose :is(p, li, td, dd), .copyright, .lead") === null)
      .map((control) => {
        // Of a card, all of it is the link.
        const card = control.closest(":is(.cards, .card-list, .features, .case-list) > li");
        const { width, height } = (card ?? control).getBoundingClientRect();
        return { control, width, height };
      })
      .filter(({ width, height }) => width < least - 0.5 || height < least - 0.5)
      .map(({ control, width, height }) => {
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        return `${control.parentElement?.className} > ${control.outerHTML.slice(0, 60)}: ${size}`;
      })
  );
}

const windowOf = (width: number, height: number) => ({ width, height });

async function small(page: Page, least: number): Promise<string[]> {
  await page.waitForSelector("html[data-controls]");
  return page.evaluate(smallerThan, least);
}

export function testTargets(): void {
  let site: SiteUnderPolicy;
  beforeAll(async () => {
    site = await openUnderPolicy("content");
  });
  afterAll(() => site?.close());

  test.each([
    ["mouse", 24, [windowOf(1440, 900), windowOf(700, 900)], {}],
    ["finger", 44, [windowOf(390, 844), windowOf(1180, 820)], { isMobile: true, hasTouch: true }],
  ] as const)(
    "a %s hits %i pixels, in a narrow window and in a wide one",
    async (_pointer, least, windows, options) => {
      const { page } = await site.visit("/", options);
      for (const route of routes) {
        await page.goto(site.origin + route);
        for (const viewport of windows) {
          await page.setViewportSize(viewport);
          const message = `${route} at ${viewport.width}`;
          await expect.poll(() => small(page, least), { message }).toEqual([]);
        }
      }
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await page.locator(".search-button:visible").first().click();
        await page.locator("dialog[open] input").fill("api");
        await page.locator("dialog[open] [role=option]").first().waitFor();
        await expect.poll(() => small(page, least), { message: `search at ${viewport.width}` }).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator("dialog[open]").waitFor({ state: "detached" });
        const menu = page.locator(".menu-button:visible");
        if ((await menu.count()) === 0) continue;
        await menu.click();
        await page.locator("dialog[open] a").first().waitFor();
        await expect.poll(() => small(page, least), { message: `menu at ${viewport.width}` }).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator("dialog[open]").waitFor({ state: "detached" });
      }
      await page.context().close();
    },
  );
}
