/** The parts above the text of a page: one edge and scale for all kinds of pages, and each part in lines of its own. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followToWhole } from "./follow.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const pages = [
  "/docs/tech_writing/restapi_doc",
  "/docs/tw_withAI/intro_ai",
  "/docs/portfolio/agency/acklio",
  "/docs/category/portfolio",
  "/fr/docs/legal/privacy",
  "/blog/online_doc",
  "/blog",
  "/blog/tags/AI",
  "/about",
];

/** The boxes of the parts of the head, and what follows it. */
const parts = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => {
      const element = document.querySelector(`.page-head > ${selector}`);
      if (!element?.checkVisibility()) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    };
    return {
      title: boxOf("h1"),
      lead: boxOf(".lead"),
      day: boxOf(".post-facts"),
      above: boxOf(":is(nav, .byline)"),
    };
  });

test("the parts have the same distances on all kinds of pages, and the day shares no line with the introduction", async () => {
  const { page, close } = await site.visit("/");
  const distances: Record<string, Set<number>> = { aboveTitle: new Set(), aboveLead: new Set() };
  for (const path of pages) {
    await followToWhole(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { title, lead, day, above } = await parts(page);
      if (!title) throw new Error(`${path} has no title.`);
      if (above) distances.aboveTitle?.add(Math.round(title.top - above.bottom));
      if (lead) distances.aboveLead?.add(Math.round(lead.top - title.bottom));
      const isApart = !day || day.bottom <= title.top || day.top >= (lead ?? title).bottom;
      expect(isApart, `${path} at ${width}`).toBe(true);
    }
  }
  expect(distances).toEqual({ aboveTitle: new Set([8]), aboveLead: new Set([8]) });
  await close();
});

test("docs, posts, lists and plain pages have one left edge and one measure", async () => {
  const { page, close } = await site.visit("/");
  const boxes = new Map<number, Set<string>>();
  for (const path of pages) {
    await followToWhole(page, path);
    for (const width of [768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      const [left, measure] = await page.evaluate(() => {
        const titleLeft = document.querySelector("main h1")?.getBoundingClientRect().left ?? 0;
        const texts = [...document.querySelectorAll("main p")].filter((text) => text.textContent.length > 60);
        const widths = texts.map((text) => text.clientWidth);
        return [Math.round(titleLeft), Math.max(...widths)];
      });
      boxes.set(width, (boxes.get(width) ?? new Set()).add(`${left}, ${measure}`));
    }
  }
  expect([...boxes]).toEqual([
    [768, new Set(["28, 576"])],
    [1280, new Set(["363, 576"])],
    [1680, new Set(["483, 576"])],
  ]);
  await close();
});
