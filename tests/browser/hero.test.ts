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

/** On a desktop it is beside the title; on a phone it would be too small to read, and is left out. */
async function expectPlaces(page: Page): Promise<void> {
  const boxes = async () => {
    const [title, drawn] = await Promise.all(
      [".hero h1", ".hero-drawing"].map((selector) => page.locator(selector).boundingBox()),
    );
    if (!title || !drawn) throw new Error("no title, or no drawing");
    return { title, drawn };
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.locator(".hero-drawing").isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  const placeOnDesktop = async () => {
    const { title, drawn } = await boxes();
    return { isBeside: drawn.x >= title.x + title.width, isInView: drawn.y + drawn.height <= 800 };
  };
  await expect.poll(placeOnDesktop).toEqual({ isBeside: true, isInView: true });
}

test.each([
  ["/", "/about"],
  ["/fr/", "/fr/about"],
])(
  "%s has its drawing beside its title on a desktop, also after a click on its link, and on the way back",
  async (home, about) => {
    const { page, requests, complaints, close } = await site.visit(home);
    const written = await drawing(page);
    await settle(page);
    await expectPlaces(page);
    await follow(page, `footer a[href="${about}"]`);
    await page.locator(".hero-place").waitFor({ state: "detached" });
    await follow(page, `header a[href="${home}"]`);
    await expect.poll(() => drawing(page)).toBe(written);
    expect(requests.filter((url) => url.includes("/hero-"))).toEqual([]);

    await page.goto(site.origin + about);
    await settle(page);
    await follow(page, `header a[href="${home}"]`);
    await page.locator(".hero-place").waitFor({ state: "attached" });
    await expect.poll(() => drawing(page)).toBe(written);
    const width = async () => (await page.locator(".hero-drawing").boundingBox())?.width;
    await expect.poll(width).toBeGreaterThan(200);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("without JavaScript the drawing is there", async () => {
  const { page, close } = await site.visit("/", { javaScriptEnabled: false });
  await expect.poll(() => page.locator(".hero-drawing").isVisible()).toBe(true);
  await close();
});
