/** What a visitor meets on a static host, at its root and under a sub-path. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

/** `bases`: the site's place on its host. */
export function testVisit(bases: readonly string[]): void {
  describe.each(bases)("under %s", (base) => {
    let site: CompiledSite;
    let server: ServedSite;
    let browser: Browser;
    let contexts: KeptContexts;

    beforeAll(async () => {
      site = await compileSite(base);
      [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
      contexts = keptContexts(browser, false);
    });
    afterAll(async () => {
      await Promise.all([browser?.close(), server?.close()]);
      site?.remove();
    });

    const address = (route: string) => server.origin + base + route.slice(1);

    const documentOf = (path: string) => readFileSync(join(site.folder, path, "index.html"), "utf8");

    /** A page whose console and network are watched: a warning or an error of the site fails the test. */
    async function visit(route: string, options: { javaScriptEnabled?: boolean } = {}) {
      const context = await contexts.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url().slice(server.origin.length)));
      const response = await page.goto(address(route));
      if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      return { page, complaints, requests, response, close: () => context.close() };
    }

    const heading = (page: Page) => page.locator("h1").first();

    /** Survives client navigation, not a reload. */
    const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "marked", true));
    const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "marked") === true);

    test("the first page is whole, quiet, and needs no data but the manifest, which is asked for once", async () => {
      const { page, complaints, requests, close } = await visit("/docs/tech_writing/restapi_doc");
      await expect.poll(() => page.title()).toMatch(/ \| Expert Technical Writing$/);
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en-GB");
      await expect.poll(() => page.locator("article pre code").count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator("[aria-current=page]").count()).toBeGreaterThan(0);
      const own = requests.filter((path) => path.endsWith("/restapi_doc.json") || path.includes("manifest"));
      expect(own).toEqual([expect.stringMatching(/\/_twsite\/manifest-en-[0-9a-f]+\.json$/)]);
      expect(complaints).toEqual([]);
      await close();
    });

    test("the address bar shows the canonical path", async () => {
      for (const written of ["/docs/tech_writing/twins/", "/docs/tech_writing/twins/index.html"]) {
        const { page, complaints, close } = await visit(written);
        await expect.poll(() => page.url()).toBe(address("/docs/tech_writing/twins"));
        expect(complaints).toEqual([]);
        await close();
      }
    });

    test("a link inside the site changes the page without a reload, and back restores the scroll; links in sight are prefetched, but for the way back, each page once", async () => {
      const { page, complaints, requests, close } = await visit("/docs/tech_writing/techwriting");
      await mark(page);
      await expect
        .poll(() => requests.filter((path) => path.includes("/data/docs/")).length)
        .toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      expect(requests.filter((path) => path.endsWith("/data/index.json"))).toEqual([]);
      const link = page.locator("article a[href$='/docs/tech_writing/restapi_doc']").first();
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      const first = await heading(page).innerText();
      await link.click();
      await expect.poll(() => heading(page).innerText()).not.toBe(first);
      await expect.poll(() => page.url()).toBe(address("/docs/tech_writing/restapi_doc"));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect.poll(() => page.title()).toContain(await heading(page).innerText());
      await page.goBack();
      await expect.poll(() => heading(page).innerText()).toBe(first);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await page.goForward();
      await expect.poll(() => heading(page).innerText()).not.toBe(first);
      await expect.poll(() => isMarked(page)).toBe(true);
      const fetched = requests.filter((path) => path.includes("/data/"));
      expect(fetched).toEqual([...new Set(fetched)]);
      expect(complaints).toEqual([]);
      await close();
    });

    test("the language menu leads to the same page in French and back", async () => {
      const { page, close } = await visit("/docs/tech_writing/gui_doc");
      await mark(page);
      const english = await heading(page).innerText();
      await page
        .getByRole("button", { name: /English|Languages/ })
        .first()
        .click();
      await page.getByRole("link", { name: "Français" }).first().click();
      await expect.poll(() => page.url()).toBe(address("/fr/docs/tech_writing/gui_doc"));
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr-FR");
      await expect.poll(() => heading(page).innerText()).not.toBe(english);
      await expect.poll(() => page.getByRole("contentinfo").innerText()).toContain("Mentions légales");
      await expect.poll(() => isMarked(page)).toBe(true);
      await close();
    });

    test("a hash leads to its heading, on the first page and on the next", async () => {
      const [, id = ""] = /.*<h2 id="([^"]+)"/s.exec(documentOf("docs/tech_writing/restapi_doc")) ?? [];
      expect(id).not.toBe("");
      const { page, close } = await visit(`/docs/tech_writing/restapi_doc#${id}`);
      const distance = () =>
        page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top, id);
      await expect.poll(distance).toBeLessThan(400);
      await close();
    });

    test("an unknown address shows the not-found page in the language of its path, with status 404", async () => {
      const english = await visit("/no/such/page");
      expect(english.response?.status()).toBe(404);
      await expect.poll(() => heading(english.page).innerText()).toBe("Page Not Found");
      await expect
        .poll(() => english.page.locator("meta[name=robots]").getAttribute("content"))
        .toBe("noindex");
      await english.close();
      const french = await visit("/fr/rien");
      expect(french.response?.status()).toBe(404);
      await expect.poll(() => heading(french.page).innerText()).toBe("Page introuvable");
      await expect.poll(() => french.page.locator("html").getAttribute("lang")).toBe("fr-FR");
      await french.close();
    });

    test("routes are exact, case included", async () => {
      const { page, close } = await visit("/DOCS/tech_writing/twins");
      await expect.poll(() => heading(page).innerText()).toBe("Page Not Found");
      await close();
    });

    test("a folder without a page of its own shows the not-found page", async () => {
      const { page, close } = await visit("/docs/");
      await expect.poll(() => heading(page).innerText()).toBe("Page Not Found");
      await close();
    });

    test("without JavaScript a page is complete: text, navigation, every tab", async () => {
      const { page, close } = await visit("/fr/docs/tech_writing/restapi_doc", { javaScriptEnabled: false });
      await expect.poll(() => page.locator("article h2").count()).toBeGreaterThan(2);
      await expect
        .poll(() => page.locator("nav a[href*='/docs/tech_writing/twins']").count())
        .toBeGreaterThan(0);
      for (const panel of await page.locator("[role=tabpanel]").all())
        await expect.poll(() => panel.isVisible()).toBe(true);
      await close();
    });

    test("the blog pages through its posts and every list leads to a post", async () => {
      const { page, close } = await visit("/blog");
      await expect.poll(() => page.locator("main .post-list h2 a").count()).toBe(5);
      await page.getByRole("link", { name: "Older entries" }).click();
      await expect.poll(() => page.url()).toBe(address("/blog/page/2"));
      for (const route of ["blog/archive", "blog/tags/TW", "blog/authors/A-post_by-writer"]) {
        const [, main = ""] = /<main(.*)<\/main>/s.exec(documentOf(route)) ?? [];
        expect(main, route).toContain(`href="${base}blog/`);
      }
      await close();
    });
  });
}
