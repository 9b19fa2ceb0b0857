/** Nobody loses their place (S33): on hosts that redirect to `/docs/x/`, and on those that do not. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const doc = "/docs/tech_writing/restapi_doc";
const other = "/docs/tech_writing/techwriting";
const hash = "#errors-people-can-act-on";

const top = (page: Page) => page.evaluate(() => scrollY);
const blocks = (page: Page) =>
  page.locator("main .prose > *").evaluateAll((all) => all.map((block) => block.getBoundingClientRect().top));
/** Where the blocks of a page were when it was scrolled to a place. */
const left = new Map<string, number[]>();
const key = (page: Page, place: number) => `${new URL(page.url()).pathname.replace(/\/$/, "")} ${place}`;
/**
 * A face that is there on one visit and not on the next makes lines above higher: then either the place is the same, or,
 * as Chromium has it, the words are.
 */
const isAt = (page: Page, place: number) =>
  expect
    .poll(async () => {
      const then = left.get(key(page, place)) ?? [];
      const now = await blocks(page);
      const moved = then.map((block, index) => Math.abs(block - (now[index] ?? Number.NaN)));
      // Those above the window may have moved.
      const inView = moved.filter((_, index) => (then[index] ?? 0) > 0);
      return Math.min(Math.abs((await top(page)) - place), ...inView.slice(0, 1));
    })
    .toBeLessThanOrEqual(3);
const scroll = async (page: Page, place: number) => {
  await page.evaluate((at) => scrollTo({ top: at, behavior: "instant" }), place);
  await expect.poll(() => top(page)).toBe(place);
  left.set(key(page, place), await blocks(page));
  // Chromium, which restores the scroll where nothing redirects, writes it down up to a second later.
};
/** After whatever scrolls late: the page is loaded, and two frames have been painted. */
const restingTop = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== "complete")
      await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });
const started = (page: Page) => page.waitForFunction(isHydrated);
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.querySelector("main")?.append(link);
    link.click();
  }, href);

/** `hosts`: what they do with the address of a page, which is a folder for them. `isEarly`: also who goes back before the reader has started. */
export function testScroll(hosts: readonly ("redirects" | "does not redirect")[], isEarly: boolean): void {
  let compiled: CompiledSite;
  let browser: Browser;
  let contexts: KeptContexts;
  beforeAll(async () => {
    compiled = await compileSite("/", "content");
    browser = await launchBrowser();
    contexts = keptContexts(browser);
  });
  afterAll(async () => {
    await contexts?.close();
    await browser?.close();
    compiled?.remove();
  });

  describe.each(hosts)("on a host that %s", (host) => {
    let site: ServedSite;
    beforeAll(async () => {
      site = await serveSite(compiled, host === "redirects");
    });
    afterAll(() => site?.close());

    async function visit(path: string) {
      const context = await contexts.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.goto(site.origin + path);
      await started(page);
      return { page, close: () => context.close() };
    }

    test("a reload stays where the visitor was, as does who leaves the site and comes back; a new visit starts at the top", async () => {
      const { page, close } = await visit(doc);
      await scroll(page, 700);
      await page.reload();
      await started(page);
      await isAt(page, 700);

      await scroll(page, 600);
      await page.goto(`${site.origin}/robots.txt`);
      await page.goBack();
      await started(page);
      await expect.poll(() => page.url()).toBe(site.origin + doc);
      await isAt(page, 600);

      await page.goto(`${site.origin}/robots.txt`);
      await page.goto(site.origin + doc);
      await started(page);
      await expect(restingTop(page)).resolves.toBe(0);
      await close();
    });

    test("a reload of an address with a hash stays where the visitor has scrolled to, be it the top", async () => {
      const { page, close } = await visit(doc + hash);
      await scroll(page, 400);
      await page.reload();
      await started(page);
      await isAt(page, 400);

      await scroll(page, 0);
      await page.reload();
      await started(page);
      await expect.poll(() => top(page)).toBe(0);
      await expect(restingTop(page)).resolves.toBe(0);
      await close();
    });

    test("a reload of a page that a link led to stays where the visitor was", async () => {
      const { page, close } = await visit(other);
      await scroll(page, 300);
      await follow(page, doc);
      await expect.poll(() => page.url()).toBe(site.origin + doc);
      await expect.poll(() => top(page)).toBe(0);
      await scroll(page, 500);
      await page.reload();
      await started(page);
      await isAt(page, 500);
      await page.goBack();
      await expect.poll(() => page.url()).toBe(site.origin + other);
      await started(page);
      await isAt(page, 300);
      await close();
    });

    test("Back from a link of the contents to a page that was never scrolled is at its top", async () => {
      const { page, close } = await visit(doc);
      await follow(page, hash);
      await expect.poll(() => top(page)).toBeGreaterThan(500);
      await page.goBack();
      await expect.poll(() => page.url()).toBe(site.origin + doc);
      await expect.poll(() => top(page)).toBe(0);
      await page.goForward();
      await expect.poll(() => top(page)).toBeGreaterThan(500);
      await close();
    });

    if (!isEarly) return;
    test("Back before the reader has started again leads to where the visitor was", async () => {
      const { page, close } = await visit(other);
      await scroll(page, 300);
      await follow(page, doc);
      await expect.poll(() => top(page)).toBe(0);
      await scroll(page, 500);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.context().route("**/_twsite/chunk-*.js", async (route) => {
        await released;
        await route.continue();
      });
      await page.reload({ waitUntil: "domcontentloaded" });
      await page.evaluate(() => history.back());
      await page.waitForURL(new RegExp(`${other}/?$`));
      release();
      await page.getByRole("heading", { level: 1, name: "Expert technical writing" }).waitFor();
      await started(page);
      await isAt(page, 300);
      await close();
    });
  });
}
