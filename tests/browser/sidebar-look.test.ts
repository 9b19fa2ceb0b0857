/** The sidebar beside a page: many entries at once, the current one seen at a glance, and groups told from pages. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { largeDocs } from "../sites/large-docs.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";

let site: SiteUnderPolicy;
let large: SiteUnderPolicy;
beforeAll(async () => {
  const docs = Array.from({ length: 40 }, (_, at) => [
    `en/docs/page-${at + 10}.md`,
    `# Page ${at}\n\nText.\n`,
  ]);
  site = await openUnderPolicy(
    writeFiles(join(keptFolder(), "content"), { ...smallSite, ...Object.fromEntries(docs) }),
  );
  // Too many for the sidebar of a document, few enough for the reader to load the whole sidebar.
  large = await openUnderPolicy(writeFiles(join(keptFolder(), "content"), largeDocs(5)));
});
afterAll(() => Promise.all([site?.close(), large?.close()]));

test("a window of 900 pixels shows 28 entries, and the current one has a ground of its own", async () => {
  await site.on({ route: "/docs/page-12", viewport: { width: 1280, height: 900 } }, async (page) => {
    const links = page.locator(".sidebar a");
    await expect
      .poll(() =>
        links.evaluateAll(
          (all) => all.filter((link) => link.getBoundingClientRect().bottom <= innerHeight).length,
        ),
      )
      .toBeGreaterThanOrEqual(28);
    const grounds = () =>
      links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    await expect.poll(async () => new Set((await grounds()).slice(0, 2)).size).toBe(1);
    await expect.poll(async () => (await grounds())[2] !== (await grounds())[1]).toBe(true);
  });
});

test("closed groups of a large sidebar look the same on the first page and on the second, and other than pages", async () => {
  const looks = (page: Page) =>
    page.locator(".sidebar > ul > li").evaluateAll((entries) =>
      entries.map((entry) => {
        const link = entry.querySelector("a");
        const { fontFamily, fontWeight } = getComputedStyle(link ?? entry);
        const chevron = entry.querySelector(".icon-chevron")?.getBoundingClientRect();
        const middle =
          chevron && [chevron.x + chevron.width / 2, chevron.y + chevron.height / 2].map(Math.round);
        return {
          title: link?.textContent,
          y: entry.getBoundingClientRect().y,
          fontFamily,
          fontWeight,
          middle,
        };
      }),
    );
  await large.on({ route: "/docs", viewport: { width: 1280, height: 900 } }, async (page) => {
    const first = await looks(page);
    const fonts = new Map(first.map(({ title, fontFamily }) => [title, fontFamily]));
    expect(fonts.get("part03")).not.toBe(fonts.get("Start"));
    expect(first.filter(({ middle }) => middle).map(({ title }) => title)).toContain("part03");
    // The sidebar that comes back is the whole one.
    await page.locator("header a.brand").click();
    await page.locator(".sidebar").waitFor({ state: "detached" });
    await page.goBack();
    await page.locator(".sidebar details").first().waitFor({ state: "attached" });
    await expect.poll(() => looks(page)).toEqual(first);
  });
});

test("the method of an operation is at the end of its entry, in one line, however long the title is", async () => {
  const api = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    get: { operationId: short, summary: List, responses: { "200": { description: All. } } }
    delete: { operationId: long, summary: ${"Remove all orders of a customer ".repeat(3)}, responses: { "200": { description: All. } } }
`;
  const shop = await openUnderPolicy(
    writeFiles(join(keptFolder(), "content"), {
      ...smallSite,
      "site.yml": `${smallSite["site.yml"]}apis: [{ id: shop, file: apis/shop.yaml, path: /api }]\n`,
      "apis/shop.yaml": api,
    }),
  );
  await shop.on({ route: "/api/short", viewport: { width: 1280, height: 900 } }, async (page) => {
    for (const direction of ["ltr", "rtl"]) {
      const places = await page.evaluate((dir) => {
        document.documentElement.dir = dir;
        return [...document.querySelectorAll(".sidebar .method")].map((badge) => {
          const own = badge.getBoundingClientRect();
          const entry = (badge.closest("li") ?? badge).getBoundingClientRect();
          const gap = dir === "ltr" ? entry.right - own.right : own.left - entry.left;
          return { gap, isOneLine: own.height < 24 };
        });
      }, direction);
      expect(places.map(({ isOneLine }) => isOneLine)).toEqual([true, true]);
      for (const { gap } of places) expect(gap).toBeCloseTo(places[0]?.gap ?? 0);
      expect(places[0]?.gap).toBeLessThan(16);
    }
  });
  await shop.close();
});
