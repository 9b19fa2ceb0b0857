/**
 * axe-core finds nothing to object to on any kind of page: menus and dialogs open, notices and failures included. The site is
 * the shipped one; a small one has an announcement and an unlisted page with a picture.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { objections } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { follow } from "./follow.ts";
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

const hidden = "---\ntitle: Hidden\nunlisted: true\n---\n\n![A line that climbs](drawing.svg)\n";
const drawing = readFileSync("tests/sites/article/content/en/docs/drawing.svg", "utf8");
const announced = {
  "site.yml": `title: Site
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
announcement:
  id: autumn
  text: { en: I take on work from October., fr: J’accepte du travail à partir d’octobre. }
  link: { label: { en: About me, fr: À propos de moi }, to: / }
`,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/pages/hidden.md": hidden,
  "en/pages/drawing.svg": drawing,
  "fr/pages/hidden.md": hidden,
  "fr/pages/drawing.svg": drawing,
};

const crash = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), content: undefined } });
};
const fail = (route: Route) => route.fulfill({ status: 500, body: "" });

/** `isTaken`: the page, or the state of one, of this number is seen in the language, theme and width of that number, of four. */
export function testAccessibility(isTaken: (number: number, look: number) => boolean): void {
  const folder = keptFolder();
  let site: CompiledSite;
  let small: CompiledSite;
  let [server, smallServer]: ServedSite[] = [];
  let browser: Browser;
  let contexts: KeptContexts;

  beforeAll(async () => {
    site = await compileSite("/");
    small = await compileSite("/", writeFiles(join(folder, "content"), announced));
    [server, smallServer, browser] = await Promise.all([serveSite(site), serveSite(small), launchBrowser()]);
    contexts = keptContexts(browser);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close(), smallServer?.close()]);
    small?.remove();
  });

  /** The last route of each kind, and the pages with most in them. */
  function pagesOf(locale: string, home: string): string[] {
    const { routes } = JSON.parse(readFileSync(join(site.folder, "data/routes.json"), "utf8"));
    const kinds = new Map<string, string>();
    for (const route of routes) if (route.locale === locale) kinds.set(route.kind, route.path);
    const rich = [
      "docs/tech_writing/restapi_doc",
      "docs/portfolio/agency/coheris",
      "docs/category/portfolio",
    ];
    return [...kinds.values(), ...rich.map((path) => home + path)];
  }

  describe.each(cases.map((each, look) => ({ ...each, look })))(
    "in $locale, $theme",
    ({ locale, home, theme, viewport, texts, look }) => {
      let kept: Page | undefined;
      afterAll(() => kept?.context().close());

      /** One page for all tests, and in it one axe-core for all pages that follow each other without a visit. */
      async function open(size = viewport): Promise<Page> {
        if (!kept) {
          // Without motion, no colour is on its way while it is measured.
          const context = await contexts.newContext({ viewport, reducedMotion: "reduce" });
          await context.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
          kept = await context.newPage();
        }
        await kept.setViewportSize(size);
        return kept;
      }

      async function visit(page: Page, route: string, origin = server?.origin): Promise<void> {
        await page.goto(`${origin}${route}`);
        await page.waitForFunction(isHydrated);
      }

      const testState = (number: number, name: string, run: () => Promise<void>) => {
        if (isTaken(number, look)) test(name, run);
      };

      test("every kind of page", async () => {
        const page = await open();
        const routes = pagesOf(locale, home).filter((_, number) => isTaken(number, look));
        for (const [place, route] of routes.entries()) {
          await (place === 0 ? visit : follow)(page, route);
          await expect.poll(() => objections(page), { message: route }).toEqual([]);
        }
      });

      testState(0, "a page that does not exist", async () => {
        const page = await open();
        await visit(page, `${home}nothing/here`);
        await expect.poll(() => objections(page)).toEqual([]);
      });

      testState(0, "a dropdown, open", async () => {
        const page = await open(wide);
        await visit(page, `${home}docs/tech_writing/twins`);
        const button = page.getByRole("banner").locator("button[aria-expanded]").first();
        await button.click();
        await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
        await expect.poll(() => objections(page)).toEqual([]);
      });

      testState(1, "the menu of narrow screens", async () => {
        const page = await open(narrow);
        await visit(page, `${home}docs/portfolio/agency/coheris`);
        await page.getByRole("button", { name: texts.menu }).click();
        const menu = page.getByRole("dialog");
        await menu.locator("[aria-current=page]").waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
      });

      testState(2, "the search: empty, with results, without any", async () => {
        const page = await open();
        await visit(page, home);
        const button = page.getByRole("banner").getByRole("button", { name: texts.search });
        // A site with an index has a search, and no other one has.
        const isThere = existsSync(join(site.folder, `data/_/${locale}/search`));
        await expect.poll(async () => (await button.count()) > 0).toBe(isThere);
        if (!isThere) return;
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
      });

      testState(3, "an announcement, an unlisted page, and a picture in its dialog", async () => {
        const page = await open();
        await visit(page, `${home}hidden`, smallServer?.origin);
        for (const notice of [".announcement", ".banner"]) await page.locator(notice).waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await page.getByRole("button", { name: "A line that climbs" }).click();
        await page.getByRole("dialog").getByRole("img").waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
      });

      const testFailure = async (answer: (route: Route) => Promise<void>, cause: string) => {
        const page = await open();
        await page.addInitScript(
          (path) => sessionStorage.setItem(`twsite-reloaded:${path}`, "1"),
          `${home}contact`,
        );
        await page.route("**/data/**/contact.json", answer);
        await visit(page, `${home}about`);
        await page.locator("footer a[href$='/contact']").click();
        await page.locator(`.failure ${cause}`).waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
      };
      testState(4, "a page that crashes", () => testFailure(crash, "pre"));
      testState(5, "a page that cannot be loaded", () => testFailure(fail, "code"));
    },
  );
}
