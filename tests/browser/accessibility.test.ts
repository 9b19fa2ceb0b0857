/** axe-core finds nothing to object to on any kind of page, in either language and theme, menus and dialogs open included. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe, { type AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { isAlive } from "./is-alive.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

let site: CompiledSite;
let server: ServedSite;
let browser: Browser;

beforeAll(async () => {
  site = compileSite("/");
  [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
});

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const locales = [
  {
    locale: "en",
    home: "/",
    texts: { menu: "Open the menu", back: "Back to the main menu", search: /^Search/ },
  },
  {
    locale: "fr",
    home: "/fr/",
    texts: { menu: "Ouvrir le menu", back: "Retour au menu principal", search: /^Rechercher/ },
  },
];
/** Each language is seen in both themes and on both widths, and so is each theme. */
const cases = locales.flatMap((entry, index) => [
  { ...entry, theme: "light", viewport: index === 0 ? wide : narrow },
  { ...entry, theme: "dark", viewport: index === 0 ? narrow : wide },
]);

async function open(theme: string, viewport: { width: number; height: number }): Promise<Page> {
  // Without motion, no colour is on its way while it is measured.
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
  return context.newPage();
}

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(server.origin + route);
  await page.waitForFunction(isAlive);
}

/** What axe objects to: the rule, and the elements. */
async function objections(page: Page): Promise<string[]> {
  // The policy forbids a script element; evaluating does not ask it.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The last route of each kind, the pages with most in them, and one that does not exist. */
function pagesOf(locale: string, home: string): string[] {
  const { routes } = JSON.parse(readFileSync(join(site.folder, "data/routes.json"), "utf8"));
  const kinds = new Map<string, string>();
  for (const route of routes) if (route.locale === locale) kinds.set(route.kind, route.path);
  const rich = ["docs/tech_writing/restapi_doc", "docs/portfolio/agency/coheris", "docs/category/portfolio"];
  return [...kinds.values(), ...rich.map((path) => home + path), `${home}nothing/here`];
}

describe.each(cases)("in $locale, $theme", ({ locale, home, theme, viewport, texts }) => {
  test("every kind of page", async () => {
    const page = await open(theme, viewport);
    const found: Record<string, string[]> = {};
    for (const route of pagesOf(locale, home)) {
      await visit(page, route);
      const here = await objections(page);
      if (here.length > 0) found[route] = here;
    }
    expect(found).toEqual({});
    await page.context().close();
  });

  test("a dropdown, open", async () => {
    const page = await open(theme, wide);
    await visit(page, `${home}docs/tech_writing/twins`);
    const button = page.getByRole("banner").locator("button[aria-expanded]").first();
    await button.click();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    expect(await objections(page)).toEqual([]);
    await page.context().close();
  });

  test("the menu of narrow screens, both of its panels", async () => {
    const page = await open(theme, narrow);
    await visit(page, `${home}docs/portfolio/agency/coheris`);
    await page.getByRole("button", { name: texts.menu }).click();
    const menu = page.getByRole("dialog");
    const back = menu.getByRole("button", { name: texts.back });
    await back.waitFor();
    expect(await objections(page)).toEqual([]);
    await back.click();
    await back.waitFor({ state: "hidden" });
    expect(await objections(page)).toEqual([]);
    await page.context().close();
  });

  test("the search: empty, with results, without any", async () => {
    const page = await open(theme, viewport);
    await visit(page, home);
    const button = page.getByRole("banner").getByRole("button", { name: texts.search });
    // A site with an index has a search, and no other one has.
    const isThere = existsSync(join(site.folder, `data/_/${locale}/search`));
    expect((await button.count()) > 0).toBe(isThere);
    if (!isThere) return page.context().close();
    await button.locator("visible=true").first().click();
    const field = page.getByRole("dialog").getByRole("combobox");
    await field.waitFor();
    expect(await objections(page)).toEqual([]);
    await field.fill("documentation");
    await page.getByRole("dialog").getByRole("option").first().waitFor();
    expect(await objections(page)).toEqual([]);
    await field.fill("zzzzqqqq");
    await page.getByRole("dialog").getByRole("option").first().waitFor({ state: "detached" });
    expect(await objections(page)).toEqual([]);
    await page.context().close();
  });
});
