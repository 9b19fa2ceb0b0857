/** With text of twice the size, or half as large again, nothing is cut off and no page scrolls sideways. What may go wrong is in `large-text.ts`. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { compileAnnounced } from "./copied-content.ts";
import { giveFaces } from "./give-faces.ts";
import { problems, routes } from "./large-text.ts";
import { saveData } from "./save-data.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

/** How text is made larger, and to how many pixels. */
const sizes = { setting: 32, "smaller setting": 24, style: 32 };

type Way = keyof typeof sizes;

/** Where menu and search are opened. */
const withDialogs = ["/docs/tech_writing/restapi_doc", "/fr/no-such-page"];

/** Docs that the bar names the sections of. */
const barRoutes = ["/fr/docs/tech_writing/restapi_doc", "/docs/tech_writing/restapi_doc"];

/** Each way with the width of a window, in pixels. `isTaken`: whether the page of this number is looked at. `bars`: of so many docs. */
export function testLargeText(
  cases: readonly (readonly [way: Way, width: number])[],
  isTaken: (number: number) => boolean = () => true,
  bars = barRoutes.length,
): void {
  let site: ServedSite;
  /** One for each size that a visitor has set, and one in which a page is made larger by a style. */
  const browsers = new Map<Way, Browser>();

  beforeAll(async () => {
    site = await serveSite(await compileAnnounced());
    for (const [way] of cases) {
      if (browsers.has(way)) continue;
      const setting = way === "style" ? [] : [`--blink-settings=defaultFontSize=${sizes[way]}`];
      browsers.set(way, await launchBrowser(undefined, setting));
    }
  });
  afterAll(async () => {
    await Promise.all([...browsers.values(), site].map((opened) => opened?.close()));
  });

  async function pageOf(way: Way, width: number): Promise<Page> {
    const browser = browsers.get(way);
    if (!browser) throw new Error(`no browser for ${way}`);
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      hasTouch: width < 500,
      isMobile: width < 500,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await saveData(context);
    await giveFaces(context);
    return context.newPage();
  }

  async function open(page: Page, way: Way, route: string): Promise<void> {
    await page.goto(site.origin + route);
    if (way === "style") await page.addStyleTag({ content: "html { font-size: 200% }" });
    await page.waitForSelector("html[data-controls]");
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${sizes[way]}px`);
  }

  test.each(cases)(
    "set by a %s, at %i pixels, on pages of each kind, in menu and search",
    async (way, width) => {
      const page = await pageOf(way, width);
      for (const route of routes.filter((_, number) => isTaken(number))) {
        await open(page, way, route);
        await expect.poll(() => page.evaluate(problems), { message: route }).toEqual([]);
        if (!withDialogs.includes(route)) continue;
        await page.locator(".menu-button").click();
        await page.locator("dialog[open] a").first().waitFor();
        await expect.poll(() => page.evaluate(problems), { message: `menu on ${route}` }).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator(".search-button:visible").first().click();
        await page.locator("dialog[open] input").fill("api");
        await page.locator("dialog[open] [role=option]").first().waitFor();
        await expect.poll(() => page.evaluate(problems), { message: `search on ${route}` }).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator(".brand img").evaluateAll((logos) => {
          for (const logo of logos) logo.remove();
        });
        await expect.poll(() => page.evaluate(problems), { message: `no logo on ${route}` }).toEqual([]);
      }
      await page.context().close();
    },
  );

  test.each([...new Set(cases.map(([way]) => way))])(
    "set by a %s, the bar of a phone has the whole name of a section",
    async (way) => {
      const page = await pageOf(way, 390);
      for (const route of barRoutes.slice(0, bars)) {
        await open(page, way, route);
        await page.locator("footer [aria-live=polite]").waitFor({ state: "attached" });
        const headings = page.locator(".prose h2");
        for (let at = 1; at < (await headings.count()); at++) {
          const heading = headings.nth(at);
          const text = await heading.textContent();
          const name = page.locator(".section-bar strong");
          // The text above may still get other lines, after which the heading is elsewhere.
          const namesThere = async () => {
            await heading.evaluate((element) => {
              scrollTo({ top: scrollY + element.getBoundingClientRect().top - 60, behavior: "instant" });
            });
            return name.allTextContents();
          };
          await expect.poll(namesThere).toEqual([text]);
          await name.waitFor();
          const isCut = () =>
            name.evaluate(
              ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
                // What hangs below the last line is no line.
                scrollHeight > clientHeight + 8 || scrollWidth > clientWidth + 1,
            );
          await expect.poll(isCut, { message: `${route}: ${text}` }).toBe(false);
        }
      }
      await page.context().close();
    },
  );
}
