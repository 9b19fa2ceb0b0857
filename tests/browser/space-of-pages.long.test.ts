/** How pages use their room: the home page's text, the facts of a case, the bar with other fonts, languages side by side. */
// Tests: reader/styles, reader/pages, reader/shell
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

test.each([1024, 1280, 1920])(
  "the text of the home page ends where its rules end, at %i pixels",
  async (width) => {
    const { page, close } = await site.visit("/", { viewport: { width, height: 900 } });
    const ends = () =>
      page.evaluate(() => {
        const endOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right;
        const rule = endOf(".home-prose");
        return [".home-prose > p", ".home-prose > .table-scroll", ".latest .post-list"].map(
          (selector) => Math.round((rule ?? 0) - (endOf(selector) ?? 0)) === 0,
        );
      });
    await expect.poll(ends).toEqual([true, true, true]);
    await close();
  },
);

test("the facts of a case begin with what they rest on, and labels are clear of their values", async () => {
  const { page, close } = await site.visit("/docs/portfolio/agency/acklio");
  const panel = page.locator(".case-panel");
  await expect.poll(() => panel.locator("dt").first().textContent()).toBe("Basis");
  const overlaps = () =>
    panel
      .locator(".case-facts > div")
      .evaluateAll(
        (facts) =>
          facts.filter(
            (fact) =>
              (fact.querySelector("dt")?.getBoundingClientRect().bottom ?? 0) >
              (fact.querySelector("dd")?.getBoundingClientRect().top ?? 0) + 1,
          ).length,
      );
  await expect.poll(overlaps).toBe(0);
  await close();
});

test.each([1040, 1180])(
  "the links of the French bar are in one line at %i pixels while its fonts are blocked",
  async (width) => {
    const { page, close } = await site.visit("/fr", {
      viewport: { width, height: 800 },
      before: (page) => page.route("**/*.woff2", (route) => route.abort()),
    });
    const lines = () =>
      page
        .locator(".main-nav > ul > li")
        .evaluateAll(
          (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().bottom))).size,
        );
    await expect.poll(lines).toBe(1);
    await close();
  },
);

test("on a phone the tag of the other language is clear of the heading below it", async () => {
  const { page, close } = await site.visit("/docs/tech_writing/restapi_doc?with=fr", {
    viewport: { width: 390, height: 844 },
  });
  const cell = page.locator(".pair-cell + .pair-cell").first();
  const distance = () =>
    cell.evaluate((element) => {
      const tag = getComputedStyle(element, "::before");
      return Number.parseFloat(tag.marginBlockEnd);
    });
  await expect.poll(distance).toBeGreaterThanOrEqual(8);
  await close();
});
