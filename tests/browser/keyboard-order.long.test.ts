/** Tab reaches every control of every page, on wide and on narrow screens, in order, and one always sees where one is. */
// Tests: reader/shell, reader/widgets, reader/styles
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

type Stop = { name: string; isSeen: boolean; isMarked: boolean };

/** Numbers everything that takes part, so that a stop can be recognised. */
async function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, input, [tabindex='0'], [contenteditable]",
    );
    const taking = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return taking.map((element, index) => {
      const name = `${index}: ${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
      element.dataset.stop = name;
      return name;
    });
  });
}

/** Where the focus is, whether that can be seen, and whether it is marked. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { name: "nothing", isSeen: false, isMarked: false };
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: element.dataset.stop ?? element.tagName,
      isSeen:
        width > 1 &&
        height > 1 &&
        bottom > 0 &&
        top < innerHeight &&
        element.checkVisibility({ opacityProperty: true }),
      isMarked: (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
    };
  });
}

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

async function visit(route: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await site.visit(route, { viewport, reducedMotion: "reduce" });
  // What is loaded after the first paint is there, too: the faces, which decide what scrolls, and the controls of articles.
  await settle(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForSelector("html[data-controls]");
  return page;
}

describe.each([
  { width: "wide", viewport: { width: 1280, height: 800 } },
  { width: "narrow", viewport: { width: 390, height: 844 } },
])("on a $width screen", ({ viewport }) => {
  const routes = [
    "/",
    "/docs/tech_writing/restapi_doc",
    "/blog",
    "/docs/category/portfolio",
    "/fr/contact",
    "/no/such/page",
  ];
  test.each(routes)(
    "Tab reaches every control of %s in its order, each in sight and marked, and comes out at the end",
    async (route) => {
      const page = await visit(route, viewport);
      const expected = await controls(page);
      expect(expected.length).toBeGreaterThan(5);
      const stops: Stop[] = [];
      for (let count = 0; count < expected.length + 20; count++) {
        await page.keyboard.press("Tab");
        const here = await stop(page);
        if (here.name === "BODY" || here.name === "HTML") break;
        stops.push(here);
      }
      // What comes while the page scrolls (back to top), and code that the browser lets scroll, has no number.
      expect(stops.map(({ name }) => name).filter((name) => /^\d/.test(name))).toEqual(expected);
      expect(stops.filter(({ isSeen, isMarked }) => !isSeen || !isMarked)).toEqual([]);
      await page.context().close();
    },
    120_000,
  );
});
