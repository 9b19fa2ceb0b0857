/** Parts that no first paint shows have style sheets of their own: a part is never on the screen without its style. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goByClick } from "../payloads/go-by-click.ts";
import { keptFolder } from "../sites/folders.ts";
import type { SiteUnderPolicy } from "./article-site.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type Act, firstLook, gone, held, idle, styleOf, watchFirstLook } from "./later-sheet.ts";
import { saveData } from "./save-data.ts";
import { doc, openStyledSite } from "./styled-site.ts";

type Part = {
  name: string;
  sheet: string;
  script: string;
  /** What is on the screen once the part is. */
  shown: string;
  /** What its style says of that. */
  look: [property: string, value: string];
  viewport?: { width: number; height: number };
  /** Asks for it. */
  open(page: Page): Promise<unknown>;
};

const parts: Part[] = [
  {
    name: "the search",
    sheet: "search",
    script: "SearchDialog",
    shown: "dialog[open] .search-panel",
    look: ["display", "flex"],
    open: (page) => page.keyboard.press("Control+k"),
  },
  {
    name: "the menu of a phone",
    sheet: "shell",
    script: "deferred-shell",
    shown: ".mobile-menu[open]",
    look: ["overscroll-behavior-y", "contain"],
    viewport: { width: 390, height: 800 },
    open: (page) => page.locator(".menu-button").click(),
  },
  {
    name: "a page beside its translation",
    sheet: "side-by-side",
    script: "SideBySide",
    shown: ".pair-heads",
    look: ["position", "sticky"],
    open: (page) => goByClick(page, `${doc}?with=fr`),
  },
  {
    name: "a page as Markdown",
    sheet: "views",
    script: "load-view",
    shown: ".view pre",
    look: ["white-space-collapse", "preserve"],
    open: (page) => goByClick(page, `${doc}?view=markdown`),
  },
];

/** `isLost`: also where a style does not arrive. */
export function testLaterStyles(isLost: boolean): void {
  let site: SiteUnderPolicy;
  const folder = keptFolder();
  beforeAll(async () => {
    site = await openStyledSite(join(folder, "content"));
  });
  afterAll(() => site?.close());

  /** `acts` answer requests of sheets. */
  async function request(acts: Record<string, Act>, viewport = { width: 1280, height: 800 }): Promise<Page> {
    const context = await site.browser.newContext({ viewport });
    await saveData(context);
    for (const [sheet, act] of Object.entries(acts)) await context.route(`**/_twsite/${sheet}-*.css`, act);
    const page = await context.newPage();
    await page.goto(site.origin + doc, { waitUntil: "commit" });
    return page;
  }

  /** Once the reader has started. */
  async function visit(...inputs: Parameters<typeof request>): Promise<Page> {
    const page = await request(...inputs);
    await page.waitForFunction(isHydrated);
    return page;
  }

  const isOfPhone = ({ viewport }: Part) => viewport !== undefined;
  const groups = [parts.filter((part) => !isOfPhone(part)), parts.filter(isOfPhone)];
  test.each(groups.map((of) => ({ of, names: of.map(({ name }) => name).join(", ") })))(
    "on the screen with its style and that of a theme, also on a slow line: $names",
    async ({ of }) => {
      const slow = of.map((part) => ({ part, ...held() }));
      const acts = Object.fromEntries(slow.map(({ part, act }) => [part.sheet, act]));
      const page = await visit(acts, of[0]?.viewport);
      for (const { part, release } of slow) {
        const { name: message, shown, look } = part;
        await watchFirstLook(page, shown, look[0]);
        await part.open(page);
        await page.waitForFunction(
          (script) =>
            performance.getEntriesByType("resource").some(({ name }) => name.includes(`/${script}-`)),
          part.script,
        );
        await idle(page);
        await expect.poll(() => page.locator(shown).count(), { message }).toBe(0);
        release();
        await page.locator(shown).waitFor();
        await expect.poll(() => firstLook(page), { message }).toBe(look[1]);
        await expect.poll(() => styleOf(page, shown, "border-top-width"), { message }).toBe("7px");
        await page.keyboard.press("Escape");
        await goByClick(page, doc);
        await page.locator(shown).waitFor({ state: "detached" });
      }
      await page.context().close();
    },
  );

  test("the style for paper holds up no paint, and a theme has the last word on paper, too", async () => {
    const { act, release } = held();
    const page = await request({ media: act });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForSelector("html[data-controls]");
    release();
    await page.emulateMedia({ media: "print" });
    await page.locator(".site-header").waitFor({ state: "hidden" });
    await expect.poll(() => styleOf(page, ".prose a", "color")).toBe("rgb(1, 2, 3)");
    await page.context().close();
  });

  if (!isLost) return;
  describe("after a deployment that took the style away", () => {
    test.each(parts.filter(({ sheet }) => sheet !== "shell"))(
      "$name is there after a reload",
      async (part) => {
        let isDeployed = false;
        const page = await visit({
          [part.sheet]: (route) => (isDeployed ? route.continue() : gone(route)),
        });
        page.on("request", (request) => {
          isDeployed ||= request.isNavigationRequest();
        });
        await part.open(page);
        await page.locator(part.shown).waitFor();
        expect(isDeployed).toBe(true);
        await expect.poll(() => styleOf(page, part.shown, part.look[0])).toBe(part.look[1]);
        await page.context().close();
      },
    );

    test("the menu's links are in the bar, as without scripts", async () => {
      const page = await visit({ shell: gone }, { width: 390, height: 800 });
      await page.locator(".menu-button").click();
      await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).waitFor();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await page.context().close();
    });
  });

  test("a style that did not arrive is requested again with the part", async () => {
    let requests = 0;
    const page = await visit({
      search: (route) => (requests++ === 0 ? route.abort() : route.continue()),
    });
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open] .search-panel").waitFor();
    expect(requests).toBe(2);
    await expect.poll(() => styleOf(page, ".search-panel", "display")).toBe("flex");
    await page.context().close();
  });
}
