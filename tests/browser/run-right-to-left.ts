/** A site in English and Arabic: what holds of each of its pages on each width. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { objections } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { follow } from "./follow.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const base = "/sub/";
/** Not translated: its address is that of the original. */
const untranslated = "/ar/docs/guide/internals";

export type RightToLeft = {
  /** A page that a visitor opens at its address, until the end of the tests. */
  visit(route: string): Promise<Page>;
  /** Acts on the page to which a link led, in a window of a width. The next test goes on with it, unless the test fails. */
  on(route: string, width: number, act: (page: Page) => Promise<unknown>): Promise<void>;
  /** Of a route, with the origin. */
  address(route: string): string;
};

export function rightToLeft(): RightToLeft {
  let server: ServedSite;
  let browser: Browser;
  let contexts: KeptContexts;
  let kept: { page: Page; complaints: string[] } | undefined;

  beforeAll(async () => {
    const site = await compileSite(base, "tests/sites/right-to-left/content");
    [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
    contexts = keptContexts(browser);
  });
  afterAll(async () => {
    await contexts?.close();
    await Promise.all([browser?.close(), server?.close()]);
  });

  const pathOf = (route: string) => base + route.slice(1);
  const address = (route: string) => server.origin + pathOf(route);

  async function open(route: string) {
    const context = await contexts.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(address(route));
    await page.waitForFunction(isHydrated);
    return { page, complaints };
  }

  return {
    address,
    visit: async (route) => (await open(route)).page,
    async on(route, width, act) {
      const visited = kept ?? (await open(route));
      kept = undefined;
      const { page, complaints } = visited;
      await page.setViewportSize({ width, height: 800 });
      if (page.url() !== address(route))
        await follow(page, pathOf(route), pathOf(route === untranslated ? route.slice(3) : route));
      await scrollToTop(page);
      await act(page);
      expect(complaints).toEqual([]);
      kept = visited;
    },
  };
}

/** `isTaken`: whether the page of this number is seen on the width of this number. */
export function testWidths(
  { on }: RightToLeft,
  isTaken: (route: number, width: number, widths: number) => boolean,
): void {
  const each = (widths: readonly number[], route: number) =>
    widths.filter((_, place) => isTaken(route, place, widths.length));

  test("nothing scrolls sideways on any width", async () => {
    for (const [place, route] of [
      "/ar/",
      "/ar/docs/start",
      "/ar/docs/guide/writing",
      "/ar/docs/guide/internals",
      "/ar/docs/category/guide",
      "/ar/blog",
      "/ar/blog/second-edition",
      "/ar/blog/archive",
    ].entries())
      await on(route, 1280, async (page) => {
        for (const width of each([320, 390, 768, 1000, 1280, 1920], place)) {
          await page.setViewportSize({ width, height: 800 });
          const room = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect.poll(room, { message: `${route} at ${width}` }).toBeLessThanOrEqual(0);
        }
      });
  });

  test("axe-core objects to nothing on a wide screen and on a phone", async () => {
    for (const [place, route] of [
      "/ar/",
      "/ar/docs/guide/writing",
      "/ar/docs/guide/internals",
      "/ar/blog",
    ].entries())
      await on(route, 1280, async (page) => {
        for (const width of each([390, 1280], place)) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => objections(page), { message: `${route} at ${width}` }).toEqual([]);
        }
      });
  });
}
