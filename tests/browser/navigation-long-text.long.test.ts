/** A link to a long page shows what fills the window at once, and the rest straight after (S30). */
// Tests: reader/navigation, reader/article
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite();
});
afterAll(() => site?.close());

const start = "/docs/tech_writing/techwriting";
const long = "/docs/tech_writing/restapi_doc";
const last = "keep-the-promise-checked";

const heading = (page: Page) => page.locator("h1").first().innerText();
/** With the buttons that show only where they are of use: that depends on the font, which may come too late for one page. */
const text = (page: Page) => page.locator("main").evaluate((main) => main.textContent);
const follow = (page: Page) => page.locator(`main a[href="${long}"]`).first().click();

/** The page's frames and timers come only when the test says so. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  // So far ahead that a busy machine is not later.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

test("it ends up as the page that its own document is, in all its parts", async () => {
  const direct = await site.visit(long);
  await settle(direct.page);
  const { page, complaints, close } = await site.visit(start);
  await settle(page);
  await follow(page);
  await expect.poll(async () => (await text(page)) === (await text(direct.page))).toBe(true);
  await page.getByRole("button", { name: "Wrap lines" }).first().waitFor();
  await direct.close();
  // Those that came later are followed by the contents, too.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect
    .poll(() => page.locator(".contents-column [aria-current]").getAttribute("href"))
    .toBe(`#${last}`);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ["a phone", 390, 844],
  ["a laptop", 1280, 800],
  ["a large window", 1680, 1050],
])("what %s shows of it is there from the start", async (_, width, height) => {
  const { page, close } = await site.visit(start, { viewport: { width, height } });
  await settle(page);
  await page.locator(`main a[href="${long}"]`).first().hover();
  await page.waitForLoadState("networkidle");
  await holdTime(page);
  await follow(page);
  await expect.poll(() => heading(page)).toContain("REST API");
  await expect.poll(() => page.locator(`#${last}`).count()).toBe(0);
  const end = await page.locator(".prose").evaluate((prose) => prose.getBoundingClientRect().bottom);
  expect(end).toBeGreaterThan(height);
  await page.clock.runFor(200);
  await expect.poll(() => page.locator(`#${last}`).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await close();
});

test("a heading that is not there yet is reached once it is", async () => {
  const { page, close } = await site.visit(start);
  await settle(page);
  await holdTime(page);
  await follow(page);
  await expect.poll(() => heading(page)).toContain("REST API");
  await page.locator(`.contents-column a[href="#${last}"]`).click();
  await page.clock.runFor(200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(
    page.locator(`#${last}`).evaluate((part) => part.getBoundingClientRect().top),
  ).resolves.toBeLessThan(300);
  await close();
});

test("who comes back to it, or to one of its headings, meets the whole page where it was left", async () => {
  const { page, close } = await site.visit(start);
  await settle(page);
  await follow(page);
  await expect.poll(() => page.locator(`#${last}`).count()).toBe(1);
  await page.locator(`.contents-column a[href="#${last}"]`).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const left = await page.evaluate(() => scrollY);
  await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).dispatchEvent("click");
  await expect.poll(() => heading(page)).toBe("Contact");
  await page.goBack();
  await expect.poll(() => heading(page)).toContain("REST API");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await close();
});
