/** No text waits for the faces of titles and texts, and one that comes too late is not shown before the next page (S30). */
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const faces = /\/_twsite\/(?:text|title)-[^/]*\.woff2$/;

const doc = "/docs/tech_writing/restapi_doc";

/** Opens the doc and lets `act` answer requests for the two faces. */
const visit = (act: (route: Route) => Promise<void>) =>
  site.visit(doc, {
    alive: false,
    before: (page) => page.route(faces, act),
    // The document is not at its end before its faces are.
    waitUntil: "commit",
  });

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

/** Whether most of an element's text is in a face of the site. */
async function isOwn(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  const [most] = fonts.sort((one, other) => other.glyphCount - one.glyphCount);
  return most?.isCustomFont === true && !/Liberation|Times|Arial/.test(most.familyName);
}

const shown = async (page: Page) => [await isOwn(page, "main h1"), await isOwn(page, "main .lead")];

/**
 * Whether a document that is opened now has its title in a face of the site. A face has 100 ms to come, which a busy machine
 * may not keep to even with a face that it has: then it is the document after that one.
 */
async function isOwnAt(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await expect.poll(() => paints(page)).toBe(1);
  return isOwn(page, "main h1");
}

test("text is painted before the faces are here, does not change when they come, and is in them on the next page", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, complaints, close } = await visit((route) => held.then(() => route.continue()));
  await expect.poll(() => paints(page)).toBe(1);
  await page.locator("main h1").waitFor({ state: "visible" });
  await page.locator("html[data-controls]").waitFor();
  const top = () =>
    page.locator("main .prose > :last-child").evaluate((last) => last.getBoundingClientRect().top);
  const before = await top();
  release();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => shown(page)).toEqual([false, false]);
  await expect(top()).resolves.toBe(before);
  expect(complaints).toEqual([]);

  await page.unroute(faces);
  await expect.poll(() => isOwnAt(page, new URL("/docs/tech_writing/docs_ccms", page.url()).href)).toBe(true);
  await close();
});

test("on a slow line the first page asks for no face before its text is painted, and the page after a click has them", async () => {
  const { page, complaints, close } = await site.visit(doc, {
    alive: false,
    before: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 400,
        downloadThroughput: 500_000,
        uploadThroughput: 500_000,
      });
    },
    waitUntil: "commit",
  });
  await expect.poll(() => paints(page)).toBe(1);
  const requests = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /(?:text|title)-[^/]*\.woff2$/.test(name))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(async () => (await requests()).length).toBe(2);
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
  );
  const asked = await requests();
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  await expect.poll(() => page.evaluate(() => localStorage["twsite-faces"])).toContain("/title-");
  await expect(shown(page)).resolves.toEqual([false, false]);

  await page.locator(".sidebar a:not([aria-current])").first().click();
  await expect.poll(() => shown(page)).toEqual([true, true]);
  // A document of the same visitor has them from its start, although its line is as slow.
  await expect.poll(() => isOwnAt(page, page.url())).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("faces that cannot be loaded delay nothing", async () => {
  const { page, close } = await visit((route) => route.abort());
  await expect.poll(() => paints(page)).toBe(1);
  await expect.poll(() => shown(page)).toEqual([false, false]);
  await close();
});
