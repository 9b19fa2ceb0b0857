/** The faces of titles and texts are in the first paint, also on a slow line, and one that comes too late is not shown (S30). */
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const faces = /\/_twsite\/(?:text|title)-[^/]*\.woff2$/;

/** Opens the doc and lets `act` answer requests for the two faces, and waits for them for as long as they take if `isPatient`. */
const visit = (act: (route: Route) => Promise<void>, isPatient = false) =>
  site.visit("/docs/tech_writing/restapi_doc", {
    alive: false,
    before: async (page) => {
      await page.route(faces, act);
      if (isPatient)
        await page.addInitScript(() => {
          const later = window.setTimeout;
          Object.assign(window, {
            setTimeout: (act: () => void, time: number) => (time === 1000 ? 0 : later(act, time)),
          });
        });
    },
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

test("the first paint waits for the faces, and shows them", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, complaints, close } = await visit((route) => held.then(() => route.continue()), true);
  await page.locator("main h1").waitFor({ state: "hidden" });
  await page.locator("main .prose > :last-child").waitFor({ state: "attached" });
  await expect
    .poll(() => page.locator("body").evaluate((body) => getComputedStyle(body).visibility))
    .toBe("hidden");
  release();
  await expect.poll(() => paints(page)).toBe(1);
  await expect.poll(() => shown(page)).toEqual([true, true]);
  expect(complaints).toEqual([]);
  await close();
});

test("faces that do not come are waited for no longer than a second, and do not change what is read when they come", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, close } = await visit((route) => held.then(() => route.continue()));
  await expect.poll(() => paints(page)).toBe(1);
  const waited = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  expect(waited).toBeGreaterThan(900);
  await page.locator("html[data-controls]").waitFor();
  release();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => shown(page)).toEqual([false, false]);
  await close();
});

test("faces that cannot be loaded delay nothing", async () => {
  const { page, close } = await visit((route) => route.abort());
  await expect.poll(() => paints(page)).toBe(1);
  await expect.poll(() => page.locator("html[data-held]").count()).toBe(0);
  await expect.poll(() => shown(page)).toEqual([false, false]);
  await close();
});

test.each([
  ["ja", "a page in another script, which is shown in fonts of the system"],
  ["en-GB-GB", "a page in a language whose tag browsers refuse"],
])("%s: %s does not wait", async (lang) => {
  let own = "";
  const { page, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    alive: false,
    before: async (page) => {
      await page.route(faces, () => {
        // It never answers.
      });
      await page.route("**/restapi_doc", async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        own = html.replace('<html lang="en-GB"', `<html lang="${lang}"`);
        await route.fulfill({ response, body: own });
      });
      await page.addInitScript(() => {
        new MutationObserver(() => Object.assign(window, { wasHeld: true })).observe(document, {
          subtree: true,
          attributeFilter: ["data-held"],
        });
      });
    },
    waitUntil: "commit",
  });
  await expect.poll(() => paints(page)).toBe(1);
  expect(own).toContain(`<html lang="${lang}"`);
  await page.locator("html[data-controls]").waitFor();
  await expect.poll(() => page.evaluate(() => Reflect.has(window, "wasHeld"))).toBe(false);
  await close();
});
