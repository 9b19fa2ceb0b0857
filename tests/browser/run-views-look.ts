/** The look of a page as Markdown: axe-core has nothing to object to, and nothing scrolls sideways. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { objections } from "./axe.ts";
import { doc, markdown, view } from "./views-site.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

/** The view of a page in a language and in a window of a width; the row of actions on each page in a window of a width. */
export function testViewsLook(
  views: readonly (readonly [locale: string, width: number])[],
  menus: readonly (readonly [path: string, width: number])[],
  of = doc,
): void {
  let site: VisitedSite;
  beforeAll(async () => {
    site = await openShippedSite();
  });
  afterAll(() => site?.close());

  test.each(views)("in the language %s at %i pixels", async (locale, width) => {
    const home = locale === "en" ? "" : "/fr";
    const options = { viewport: { width, height: 800 } };
    const { page, close } = await site.visit(`${home}${of}?view=markdown`, options);
    await view(page).waitFor();
    await page.waitForSelector("html[data-controls]");
    await page.locator(".token").first().waitFor();
    await expect.poll(() => objections(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await close();
  });

  test.each(menus)("of the row of actions on %s at %i pixels", async (path, width) => {
    const { page, close } = await site.visit(path, { viewport: { width, height: 800 } });
    await page.waitForSelector("html[data-controls]");
    await markdown(page).waitFor();
    await expect.poll(() => objections(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await close();
  });
}
