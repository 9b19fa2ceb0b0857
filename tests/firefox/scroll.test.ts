/** In Firefox nobody loses their place: on hosts that redirect to `/docs/x/`, and on those that do not. */
import { describe, expect, test } from "vitest";
import type { Page } from "./page.ts";
import { follow, sharedFirefox, started, visits } from "./visits.ts";

const firefox = sharedFirefox();

const doc = "/docs/tech_writing/restapi_doc";
const other = "/docs/tech_writing/techwriting";
const hash = "#errors-people-can-act-on";

/** In whole pixels: Firefox scrolls to those of the screen. */
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The same place to the eye: where a font comes late, Firefox moves the text by a pixel, and the scroll with it. */
const near = (place: number) => (at: number) => Math.abs(at - place) < 3;

/** Until the page knows of it, which takes a frame. */
async function scroll(page: Page, place: number): Promise<void> {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, place);
  await expect.poll(() => top(page)).toSatisfy(near(place));
}

/** After whatever scrolls late: the page is loaded, and two frames have been painted. */
async function restingTop(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (document.readyState !== "complete")
      await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return Math.round(scrollY);
  });
}

describe.each([
  ["a host that redirects", true],
  ["a host that does not", false],
])("on %s", (_, redirects) => {
  const { address, visit } = visits(firefox, "content", redirects);

  test("a reload stays where the visitor was", async () => {
    const { page, visitor } = await visit(doc);
    await scroll(page, 700);
    await page.reload();
    await started(page);
    await expect.poll(() => top(page)).toSatisfy(near(700));
    await visitor.close();
  });

  test("a reload of an address with a hash stays where the visitor has scrolled to, also at the top", async () => {
    const { page, visitor } = await visit(doc + hash);
    for (const place of [400, 0]) {
      await scroll(page, place);
      await page.reload();
      await started(page);
      await expect.poll(() => top(page)).toSatisfy(near(place));
      await expect(restingTop(page)).resolves.toSatisfy(near(place));
    }
    await visitor.close();
  });

  test("a reload of a page that a link led to stays where the visitor was, and so does Back", async () => {
    const { page, visitor } = await visit(other);
    await scroll(page, 300);
    await follow(page, doc);
    await expect.poll(() => page.url()).toBe(address(doc));
    await expect.poll(() => top(page)).toBe(0);
    await scroll(page, 500);
    await page.reload();
    await started(page);
    await expect.poll(() => top(page)).toSatisfy(near(500));
    await page.back();
    await expect.poll(() => page.url()).toBe(address(other));
    await started(page);
    await expect.poll(() => top(page)).toSatisfy(near(300));
    await visitor.close();
  });

  test("whoever leaves the site and comes back is where they were", async () => {
    const { page, visitor } = await visit(doc);
    await scroll(page, 600);
    await page.goto(address("/robots.txt"));
    await page.back();
    await expect.poll(() => page.url()).toBe(address(doc));
    await started(page);
    await expect.poll(() => top(page)).toSatisfy(near(600));
    await visitor.close();
  });

  test("a new visit to a page starts at its top, wherever it was left", async () => {
    const { page, visitor } = await visit(doc);
    await scroll(page, 600);
    await page.goto(address("/robots.txt"));
    await page.goto(address(doc));
    await started(page);
    await expect(restingTop(page)).resolves.toBe(0);
    await visitor.close();
  });

  test("Back from a link of the contents to a page that was never scrolled is at its top", async () => {
    const { page, visitor } = await visit(doc);
    await follow(page, hash);
    await expect.poll(() => top(page)).toBeGreaterThan(500);
    await page.back();
    await expect.poll(() => page.url()).toBe(address(doc));
    await expect.poll(() => top(page)).toBe(0);
    await page.forward();
    await expect.poll(() => top(page)).toBeGreaterThan(500);
    await visitor.close();
  });
});
