/**
 * axe-core finds nothing to object to on any kind of page: menus and dialogs open, notices and failures included. The site is
 * the shipped one, with an announcement and an unlisted page that has a picture.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { objections } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { announcedContent } from "./copied-content.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const locales = [
  {
    locale: "en",
    home: "/",
    texts: { menu: "Open the menu", search: /^Search/ },
  },
  {
    locale: "fr",
    home: "/fr/",
    texts: { menu: "Ouvrir le menu", search: /^Rechercher/ },
  },
];

/** Each language is seen in both themes and on both widths, and so is each theme. */
const cases = locales.flatMap((entry, index) => [
  { ...entry, theme: "light", viewport: index === 0 ? wide : narrow },
  { ...entry, theme: "dark", viewport: index === 0 ? narrow : wide },
]);

const crash = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), content: undefined } });
};
const fail = (route: Route) => route.fulfill({ status: 500, body: "" });

/** `isTaken`: the page, or the state of one, of this number is seen in the language, theme and width of that number, of four. */
export function testAccessibility(isTaken: (number: number, look: number) => boolean): void {
  let folder: string;
  let site: CompiledSite;
  let server: ServedSite;
  let browser: Browser;
  let contexts: KeptContexts;

  beforeAll(async () => {
    const announced = await announcedContent();
    folder = announced.folder;
    for (const { locale } of locales) {
      const pages = join(announced.content, locale, "pages");
      cpSync("tests/sites/article/content/en/docs/drawing.svg", join(pages, "drawing.svg"));
      const page = "---\ntitle: Hidden\nunlisted: true\n---\n\n![A line that climbs](drawing.svg)\n";
      writeFileSync(join(pages, "hidden.md"), page);
    }
    site = await compileSite("/", announced.content);
    [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
    contexts = keptContexts(browser);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close()]);
    site?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(theme: string, viewport: { width: number; height: number }): Promise<Page> {
    // Without motion, no colour is on its way while it is measured.
    const context = await contexts.newContext({ viewport, reducedMotion: "reduce" });
    await context.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
    return context.newPage();
  }

  async function visit(page: Page, route: string): Promise<void> {
    await page.goto(server.origin + route);
    await page.waitForFunction(isHydrated);
  }

  /** The last route of each kind, the pages with most in them, and one that does not exist. */
  function pagesOf(locale: string, home: string): string[] {
    const { routes } = JSON.parse(readFileSync(join(site.folder, "data/routes.json"), "utf8"));
    const kinds = new Map<string, string>();
    for (const route of routes) if (route.locale === locale) kinds.set(route.kind, route.path);
    const rich = [
      "docs/tech_writing/restapi_doc",
      "docs/portfolio/agency/coheris",
      "docs/category/portfolio",
    ];
    return [...kinds.values(), ...rich.map((path) => home + path), `${home}nothing/here`];
  }

  describe.each(cases.map((each, look) => ({ ...each, look })))(
    "in $locale, $theme",
    ({ locale, home, theme, viewport, texts, look }) => {
      const testState = (number: number, name: string, run: () => Promise<void>) => {
        if (isTaken(number, look)) test(name, run);
      };

      test("every kind of page", async () => {
        const page = await open(theme, viewport);
        const some = pagesOf(locale, home).filter((_, number) => isTaken(number, look));
        for (const route of some) {
          await visit(page, route);
          await expect.poll(() => objections(page), { message: route }).toEqual([]);
        }
        await page.context().close();
      });

      testState(0, "a dropdown, open", async () => {
        const page = await open(theme, wide);
        await visit(page, `${home}docs/tech_writing/twins`);
        const button = page.getByRole("banner").locator("button[aria-expanded]").first();
        await button.click();
        await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
        await expect.poll(() => objections(page)).toEqual([]);
        await page.context().close();
      });

      testState(1, "the menu of narrow screens", async () => {
        const page = await open(theme, narrow);
        await visit(page, `${home}docs/portfolio/agency/coheris`);
        await page.getByRole("button", { name: texts.menu }).click();
        const menu = page.getByRole("dialog");
        await menu.locator("[aria-current=page]").waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await page.context().close();
      });

      testState(2, "the search: empty, with results, without any", async () => {
        const page = await open(theme, viewport);
        await visit(page, home);
        const button = page.getByRole("banner").getByRole("button", { name: texts.search });
        // A site with an index has a search, and no other one has.
        const isThere = existsSync(join(site.folder, `data/_/${locale}/search`));
        await expect.poll(async () => (await button.count()) > 0).toBe(isThere);
        if (!isThere) return page.context().close();
        await button.locator("visible=true").first().click();
        const field = page.getByRole("dialog").getByRole("combobox");
        await field.waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await field.fill("documentation");
        await page.getByRole("dialog").getByRole("option").first().waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await field.fill("zzzzqqqq");
        await page.getByRole("dialog").getByRole("option").first().waitFor({ state: "detached" });
        await expect.poll(() => objections(page)).toEqual([]);
        await page.context().close();
      });

      testState(3, "an announcement, an unlisted page, and a picture in its dialog", async () => {
        const page = await open(theme, viewport);
        await visit(page, `${home}hidden`);
        for (const notice of [".announcement", ".banner"]) await page.locator(notice).waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await page.getByRole("button", { name: "A line that climbs" }).click();
        await page.getByRole("dialog").getByRole("img").waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await page.context().close();
      });

      const testFailure = async (answer: (route: Route) => Promise<void>, cause: string) => {
        const page = await open(theme, viewport);
        await page.addInitScript(
          (path) => sessionStorage.setItem(`twsite-reloaded:${path}`, "1"),
          `${home}contact`,
        );
        await page.route("**/data/**/contact.json", answer);
        await visit(page, `${home}about`);
        await page.locator("footer a[href$='/contact']").click();
        await page.locator(`.failure ${cause}`).waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await page.context().close();
      };
      testState(4, "a page that crashes", () => testFailure(crash, "pre"));
      testState(5, "a page that cannot be loaded", () => testFailure(fail, "code"));
    },
  );
}
