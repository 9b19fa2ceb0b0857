/** A page that was requested and left before it came, by Back: it never shows, whatever becomes of it, and nothing else changes. */
// Tests: reader/navigation
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const doc = "/docs/tech_writing/restapi_doc";

/** Every heading of a page that has been in the document since. */
const recordHeadings = (page: Page) =>
  page.evaluate(() => {
    const met = new Set<string>();
    Reflect.set(window, "met", met);
    const meet = () => {
      for (const heading of document.querySelectorAll("h1")) met.add(heading.textContent);
    };
    new MutationObserver(meet).observe(document.body, { subtree: true, childList: true });
    meet();
  });
const headings = (page: Page) => page.evaluate(() => [...(Reflect.get(window, "met") as Set<string>)]);

/** React has had the time to show what came. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

test.each([
  ["its data comes", "/contact", "data/contact.json", 200],
  ["its data fails", "/contact", "data/contact.json", 500],
  [
    "its data comes, of a page with another sidebar",
    "/docs/legal/credits",
    "data/docs/legal/credits.json",
    200,
  ],
  ["its script comes", "/blog/archive", "_twsite/*.js", 200],
])("%s", async (_, href, held, status) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answers = 0;
  let asked = 0;
  const hold = (page: Page) =>
    page.route(`**/${held}`, async (route) => {
      asked++;
      await released;
      await (status === 200 ? route.continue() : route.fulfill({ status, body: "" }));
      answers++;
    });
  // Before the link is prefetched.
  const isScript = held.endsWith(".js");
  const start = "/docs/tech_writing/techwriting";
  const { page, close } = await site.visit(start, isScript ? {} : { before: hold });
  await settle(page);
  await page.locator(`.sidebar a[href="${doc}"]`).click();
  await page.getByRole("heading", { level: 1, name: "REST API documentation" }).waitFor();
  await settle(page);
  if (isScript) await hold(page);
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await recordHeadings(page);
  const loads = () => page.evaluate(() => performance.timeOrigin);
  const load = await loads();
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await expect.poll(() => page.url()).toBe(site.origin + href);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(site.origin + doc);
  release();
  // A script may ask for another once it is there.
  await expect.poll(() => asked - answers).toBe(0);
  await nextFrames(page);
  await expect(headings(page)).resolves.toEqual(["REST API documentation"]);
  await expect(page.title()).resolves.toMatch(/^REST API documentation/);
  await expect(page.evaluate(() => scrollY)).resolves.toBe(500);
  await expect(loads()).resolves.toBe(load);
  await expect.poll(() => page.locator(".progress").count()).toBe(0);
  // What was abandoned shows when it is requested again, and Back leads to the page before it.
  await page.unroute(`**/${held}`);
  await page.goBack();
  await expect.poll(() => headings(page)).toEqual(["REST API documentation", expect.stringMatching(/./)]);
  await expect.poll(() => page.url()).toBe(site.origin + start);
  await close();
});

test("two pages that were left, one after the other", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answered: string[] = [];
  // From the start, because links in sight are fetched ahead.
  const before = (page: Page) =>
    page.route(/data\/(contact|about)\.json/, async (route) => {
      await released;
      await route.continue();
      answered.push(route.request().url());
    });
  const { page, close } = await site.visit(doc, { before });
  await settle(page);
  await recordHeadings(page);
  for (const name of ["Contact", "About"]) {
    await page.locator("footer").getByRole("link", { name, exact: true }).dispatchEvent("click");
    await expect.poll(() => page.url()).toBe(`${site.origin}/${name.toLowerCase()}`);
  }
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => page.url()).toBe(site.origin + doc);
  release();
  await expect.poll(() => answered.length).toBe(2);
  await nextFrames(page);
  await expect(headings(page)).resolves.toEqual(["REST API documentation"]);
  await close();
});
