/** Words that are longer than a line, wherever a writer can put them: no page scrolls sideways for them. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { followToWhole } from "./follow.ts";
import { longWordRoutes, longWords, siteOf, unknownRoute } from "./long-words-site.ts";
import { scrollToTop } from "./scroll-to-top.ts";

const widths = [320, 1280];

/** The routes that are visited; a run without any is left out. */
export function testLongWords(
  kinds: readonly string[],
  { withScripts = longWordRoutes, withoutScripts = longWordRoutes } = {},
): void {
  const runs = [
    { javaScriptEnabled: true, routes: withScripts },
    { javaScriptEnabled: false, routes: withoutScripts },
  ].filter(({ routes }) => routes.length > 0);
  describe.each(kinds)("with a word such as this %s, no page scrolls sideways", (kind) => {
    const word = longWords[kind] ?? "";
    let site: SiteUnderPolicy;
    beforeAll(async () => {
      const content = writeFiles(join(keptFolder(), "content"), siteOf(word));
      site = await openUnderPolicy(content);
    });
    afterAll(() => site?.close());

    test.each(runs)("where scripts run: $javaScriptEnabled", async ({ javaScriptEnabled, routes }) => {
      const { page } = await site.visit(routes[0] ?? "/", { javaScriptEnabled });
      if (javaScriptEnabled) await page.locator("footer [aria-live=polite]").waitFor({ state: "attached" });
      for (const [number, route] of routes.entries()) {
        if (!javaScriptEnabled || route === unknownRoute) await page.goto(site.origin + route);
        else if (number > 0) await followToWhole(page, route);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 700 });
          await expectFit(page, `${route} at ${width} pixels`);
        }
      }
      await page.context().close();
    });

    test("in what opens on a phone", async () => {
      const { page } = await site.visit("/docs/guide/page", { viewport: { width: 320, height: 700 } });
      await page.locator(".contents-details summary").click();
      await expectFit(page, "contents");
      await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
      await page.locator(".section-bar summary").click();
      await expectFit(page, "bar of sections");
      await scrollToTop(page);
      await page.locator(".menu-button").click();
      await page.locator(".mobile-menu a").first().waitFor();
      await expectFit(page, "menu", ".mobile-menu");
      await page.keyboard.press("Escape");
      await page.locator(".search-button:visible").first().click();
      await page.locator("dialog[open] input").fill(word);
      await page.locator("dialog[open] [role=option]").first().waitFor();
      await expectFit(page, "search", ".search, .search-hits");
      await page.context().close();
    });
  });
}

/** `scrollers`: selector of other elements that do not scroll sideways, either. */
const expectFit = (page: Page, message: string, scrollers?: string) =>
  expect
    .poll(() => page.evaluate(tooWide, `html${scrollers ? `, ${scrollers}` : ""}`), { message })
    .toEqual([]);

/** In the browser: what scrolls, and the innermost elements that are beyond its edge. */
function tooWide(scrollers: string): string[] {
  return [...document.querySelectorAll(scrollers)]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .flatMap((scroller) => {
      const { right } = scroller.getBoundingClientRect();
      const beyond = [...scroller.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > right + 1,
      );
      const innermost = beyond.filter(
        (element) => !beyond.some((other) => element !== other && element.contains(other)),
      );
      const name = ({ tagName, className }: Element) => `${tagName} ${className}`;
      return [
        `${name(scroller)}: ${scroller.scrollWidth}`,
        ...innermost.map(({ outerHTML }) => outerHTML.slice(0, 100)),
      ];
    });
}
