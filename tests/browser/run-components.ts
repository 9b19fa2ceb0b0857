/** A site with components of its own, as a visitor meets it: alive on the first page, after a click, and nowhere else loaded. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";

/** `bases`: the site's place on its host. */
export function testComponents(bases: readonly string[]): void {
  describe.each(bases)("under %s", (base) => {
    let site: CompiledSite;
    let server: { port: number; close(): Promise<void> };
    let browser: Browser;
    let contexts: KeptContexts;

    beforeAll(async () => {
      site = await compileSite(base, "tests/sites/components/content");
      const preview = startPreview({ root: site.folder, base, host: "127.0.0.1", port: 0 });
      [server, browser] = await Promise.all([preview, launchBrowser()]);
      contexts = keptContexts(browser, false);
    });
    afterAll(async () => {
      await Promise.all([browser?.close(), server?.close()]);
      site?.remove();
    });

    async function visit(route: string, options: { javaScriptEnabled?: boolean; without?: string } = {}) {
      const context = await contexts.newContext({ javaScriptEnabled: options.javaScriptEnabled ?? true });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const scripts: string[] = [];
      page.on("request", (request) => {
        const name = /\/_twsite\/(\w+)[\w-]*\.js$/.exec(request.url())?.[1];
        // The reader's own are `reader`, a `chunk`, the deferred shell, what renders content, and what asks late for faces.
        if (name !== undefined && !/^(reader|chunk|deferred|content|late)$/.test(name)) scripts.push(name);
      });
      if (options.without !== undefined)
        await page.route(`**/_twsite/${options.without}-*`, (route) => route.abort());
      await page.goto(`http://127.0.0.1:${server.port}${base}${route.slice(1)}`);
      if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      return { page, complaints, scripts, close: () => context.close() };
    }

    const button = (page: Page, name: string) => page.getByRole("button", { name });
    const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "marked", true));
    const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "marked") === true);

    async function counts(page: Page, label: string, from: number): Promise<void> {
      await button(page, `${label}: ${from}`).click();
      await expect.poll(() => button(page, `${label}: ${from + 1}`).count()).toBe(1);
    }

    test("a component works on the first page, with the values of its directive", async () => {
      const { page, complaints, scripts, close } = await visit("/docs/counter");
      await counts(page, "First", 3);
      await counts(page, "Clicks", 41);
      await expect.poll(() => button(page, "First: 4").count()).toBe(1);
      expect([...new Set(scripts)].sort()).toEqual(["Counter", "Panel"]);
      expect(complaints).toEqual([]);
      await close();
    });

    test("it works after a click on a page without components, which loads none of them", async () => {
      const { page, complaints, scripts, close } = await visit("/");
      await mark(page);
      await page.waitForLoadState("networkidle");
      expect(scripts).toEqual([]);
      await page.getByRole("link", { name: "Counters" }).last().click();
      await counts(page, "First", 3);
      const border = () =>
        page
          .locator("section")
          .first()
          .evaluate((section) => getComputedStyle(section).borderTopColor);
      await expect.poll(border).toBe("rgb(1, 2, 3)");
      await page.goBack();
      await expect.poll(() => page.locator("h1").innerText()).toBe("Home");
      await page.goForward();
      await counts(page, "First", 3);
      await expect.poll(() => isMarked(page)).toBe(true);
      expect(complaints).toEqual([]);
      await close();
    });

    test("a page can be a component, with the text of the page inside, and load more on demand", async () => {
      const { page, complaints, scripts, close } = await visit("/showcase");
      await expect.poll(() => page.locator("[data-ready]").getAttribute("data-columns")).toBe("2");
      await expect.poll(() => page.locator("h1").allInnerTexts()).toEqual(["Showcase"]);
      await counts(page, "Inside", 7);
      expect(scripts).not.toContain("components");
      await button(page, "More").click();
      await expect.poll(() => page.getByText("Extra").count()).toBe(1);
      expect(complaints).toEqual([]);
      await close();
    });

    test("a component that fails says so with its name, and can be tried again", async () => {
      const { page, close } = await visit("/docs/fragile");
      await button(page, "Break").click();
      const alert = page.getByRole("alert");
      await expect.poll(() => alert.locator("h1").innerText()).toBe("This page crashed.");
      await expect.poll(() => alert.locator("pre").innerText()).toBe("<Fragile>\n\nCause: It broke");
      await button(page, "Try again").click();
      await expect.poll(() => button(page, "Break").count()).toBe(1);
      await close();
    });

    test("everything can be read without JavaScript", async () => {
      const { page, close } = await visit("/docs/counter", { javaScriptEnabled: false });
      await expect.poll(() => page.locator("main").innerText()).toContain("First: 3");
      await expect
        .poll(() => page.locator("section[aria-label='A panel'] table td").allInnerTexts())
        .toEqual(["1", "2"]);
      await close();
    });

    test("where a component's script cannot be loaded, its page stays as it was written, and alive", async () => {
      const { page, close } = await visit("/docs/counter", { without: "Panel" });
      // It is tried once more with the whole page.
      await page.waitForFunction(isHydrated);
      await counts(page, "First", 3);
      await expect
        .poll(() => page.locator("section[aria-label='A panel']").innerText())
        .toContain("and a counter:");
      await close();
    });
  });
}
