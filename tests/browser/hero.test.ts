/** The drawing beside the title of the home page: as its document has it, and the same after a click and on the way back. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const drawing = (page: Page) => page.locator(".hero-drawing").evaluate((svg) => svg.outerHTML);
const follow = (page: Page, selector: string) => page.locator(selector).first().click();

test.each([
  ["/", "/about"],
  ["/fr/", "/fr/about"],
])("%s has its drawing after a click on its link, and on the way back", async (home, about) => {
  const first = await site.visit(home);
  const written = await drawing(first.page);
  await settle(first.page);
  await follow(first.page, `footer a[href="${about}"]`);
  await first.page.locator(".hero-place").waitFor({ state: "detached" });
  await follow(first.page, `header a[href="${home}"]`);
  expect(await drawing(first.page)).toBe(written);
  expect(first.requests.filter((url) => url.includes("/hero-"))).toEqual([]);
  expect(first.complaints).toEqual([]);
  await first.close();

  const later = await site.visit(about);
  await settle(later.page);
  await follow(later.page, `header a[href="${home}"]`);
  await later.page.locator(".hero-place").waitFor({ state: "attached" });
  expect(await drawing(later.page)).toBe(written);
  const size = await later.page.locator(".hero-drawing").boundingBox();
  expect(size?.width).toBeGreaterThan(200);
  expect(later.complaints).toEqual([]);
  await later.close();
});

test("without JavaScript the drawing is there", async () => {
  const { page, close } = await site.visit("/", { javaScriptEnabled: false });
  expect(await page.locator(".hero-drawing").isVisible()).toBe(true);
  await close();
});
