/** The home page, pages that list others and the not-found page have a style sheet of their own, which no other page waits for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goByClick } from "../payloads/go-by-click.ts";
import { keptFolder } from "../sites/folders.ts";
import type { SiteUnderPolicy } from "./article-site.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type Act, firstLook, gone, held, idle, styleOf, watchFirstLook } from "./later-sheet.ts";
import { saveData } from "./save-data.ts";
import { doc, docHeading, openStyledSite } from "./styled-site.ts";

type Kind = {
  kind: string;
  route: string;
  shown: string;
  /** What the sheet says of the first of them. */
  look: [property: string, value: string];
};

const kinds: Kind[] = [
  { kind: "home page", route: "/", shown: ".features > li", look: ["position", "relative"] },
  { kind: "blog", route: "/blog", shown: ".post-list > li", look: ["display", "grid"] },
  {
    kind: "further page of the blog",
    route: "/blog/page/2",
    shown: ".post-list > li",
    look: ["display", "grid"],
  },
  {
    kind: "category",
    route: "/docs/category/guide",
    shown: ".card-list > li",
    look: ["position", "relative"],
  },
  {
    kind: "overview of cases",
    route: "/docs/category/cases",
    shown: ".case-list > li",
    look: ["display", "grid"],
  },
  {
    kind: "doc with an overview of cases",
    route: "/docs/shelf",
    shown: ".case-list > li",
    look: ["display", "grid"],
  },
  { kind: "list of tags", route: "/blog/tags", shown: ".tag-index > li", look: ["display", "flex"] },
  { kind: "tag", route: "/blog/tags/AI", shown: ".post-list > li", look: ["display", "grid"] },
  {
    kind: "list of the docs' tags",
    route: "/docs/tags",
    shown: ".tag-index > li",
    look: ["display", "flex"],
  },
  {
    kind: "tag of docs",
    route: "/docs/tags/AI",
    shown: ".card-list > li",
    look: ["position", "relative"],
  },
  { kind: "archive", route: "/blog/archive", shown: ".archive-year li", look: ["padding-bottom", "6.4px"] },
  { kind: "list of authors", route: "/blog/authors", shown: ".author-list > li", look: ["display", "flex"] },
  {
    kind: "author",
    route: "/blog/authors/writer",
    shown: ".post-list > li",
    look: ["display", "grid"],
  },
  {
    kind: "not-found page",
    route: "/docs/nothing",
    shown: ".not-found-sections",
    look: ["display", "flex"],
  },
];

/** `isTaken`: whether a page of this kind is opened by a click. `isLost`: also where the sheet does not arrive. */
export function testOverviewStyle(isTaken: (kind: string) => boolean, isLost: boolean): void {
  const folder = keptFolder();
  let site: SiteUnderPolicy;
  beforeAll(async () => {
    site = await openStyledSite(join(folder, "content"));
  });
  afterAll(() => site?.close());

  /** `act` answers requests of the sheet. */
  async function visit(route: string, act: Act): Promise<Page> {
    const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } });
    await saveData(context);
    await context.route("**/_twsite/overview-*.css", act);
    const page = await context.newPage();
    await page.goto(site.origin + route);
    await page.waitForFunction(isHydrated);
    return page;
  }

  const links = (page: Page) => page.locator('head > link[href*="/overview-"]').count();

  test("only their documents link the sheet, after the first and before that of the theme", () => {
    const html = (path: string) => readFileSync(join(site.folder, path), "utf8");
    for (const path of [`${doc}/`, "/docs/cases/one/", "/blog/first/", "/about/"])
      expect(html(`${path}index.html`), path).not.toContain("/overview-");
    const paths = kinds.map(({ route }) => (route === "/docs/nothing" ? "404.html" : `${route}/index.html`));
    for (const path of paths)
      expect(html(path), path).toMatch(
        /_twsite\/style-[^"]*\.css.*overview-[^"]*\.css.*media-[^"]*\.css.*theme[^"]*\.css/s,
      );
  });

  test.each(kinds.filter(({ kind }) => isTaken(kind)))(
    "a $kind is there after a click once its style is, also on a slow line",
    async (kind) => {
      const { act, release } = held();
      const page = await visit(doc, act);
      await expect.poll(() => links(page)).toBe(0);
      await watchFirstLook(page, kind.shown, kind.look[0]);
      const asked = page.waitForRequest("**/overview-*.css");
      await goByClick(page, kind.route);
      await asked;
      await idle(page);
      await expect.poll(() => page.locator(kind.shown).count()).toBe(0);
      await expect.poll(() => page.locator("h1").first().textContent()).toBe(docHeading);
      release();
      await page.locator(kind.shown).first().waitFor();
      await expect.poll(() => firstLook(page)).toBe(kind.look[1]);
      await expect.poll(() => styleOf(page, kind.shown, "border-bottom-width")).toBe("7px");
      await goByClick(page, doc);
      await page.locator("main article").waitFor();
      await goByClick(page, kind.route);
      await page.locator(kind.shown).first().waitFor();
      await expect.poll(() => links(page)).toBe(1);
      await page.context().close();
    },
  );

  if (isLost)
    describe("a sheet that does not arrive", () => {
      const [, blog] = kinds;
      if (!blog) throw new Error("no blog");

      test("after a deployment: the page is there after a reload", async () => {
        let isDeployed = false;
        const page = await visit(doc, (route) => (isDeployed ? route.continue() : gone(route)));
        page.on("request", (request) => {
          isDeployed ||= request.isNavigationRequest();
        });
        await goByClick(page, blog.route);
        await page.locator(blog.shown).first().waitFor();
        expect(isDeployed).toBe(true);
        await expect.poll(() => styleOf(page, blog.shown, blog.look[0])).toBe(blog.look[1]);
        await page.context().close();
      });

      test("where a reload does not help: the page says so, and comes when it is requested again", async () => {
        let isGone = true;
        const page = await visit(doc, (route) => (isGone ? gone(route) : route.continue()));
        await page.evaluate((route) => sessionStorage.setItem(`twsite-reloaded:${route}`, "1"), blog.route);
        await goByClick(page, blog.route);
        const again = page.getByRole("alert").getByRole("button");
        await again.waitFor();
        await expect.poll(() => page.locator(blog.shown).count()).toBe(0);
        isGone = false;
        await again.click();
        await page.locator(blog.shown).first().waitFor();
        await expect.poll(() => styleOf(page, blog.shown, blog.look[0])).toBe(blog.look[1]);
        await page.context().close();
      });

      test("with the document: that can be read all the same, and leads to others", async () => {
        const page = await visit(blog.route, gone);
        await goByClick(page, doc);
        await page.getByRole("heading", { name: docHeading, level: 1 }).waitFor();
        await page.context().close();
      });
    });
}
