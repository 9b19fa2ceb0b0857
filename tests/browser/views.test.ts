/** Every page can be read as its Markdown, its data and its tree (S85): an address with a query, and never another route. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteUnderPolicy } from "./article-site.ts";
import {
  choose,
  doc,
  markup,
  menu,
  openViewsSite,
  query,
  scrollToPlace,
  short,
  shownJson,
  top,
  view,
  views,
} from "./views-site.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openViewsSite();
});
afterAll(() => site?.close());

const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute("href");
const heading = (page: Page) => page.locator("h1:visible");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copy = async (page: Page) => {
  await view(page).getByRole("button").click();
  await view(page).getByRole("button", { name: "Copied" }).waitFor();
  return clipboard(page);
};
/** The file of the page at `path`, as the host has it. */
const file = (page: Page, path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path);

describe("a view", () => {
  test.each([
    ["Markdown", "markdown", `${short}.md`],
    ["JSON", "json", `/data${short}.json`],
    ["Tree", "tree", `/data${short}.json`],
  ])("%s is chosen with the mouse: address, heading, file, and Back to the page", (name, value, address) =>
    site.on({ route: short }, async (page) => {
      const before = { title: await page.title(), canonical: await canonical(page) };
      await choose(page, name);
      await view(page).waitFor();
      await expect.poll(() => query(page)).toBe(`?view=${value}`);
      await expect.poll(() => new URL(page.url()).pathname).toBe(short);
      await expect.poll(() => heading(page).allTextContents()).toEqual([`Legal information: ${name}`]);
      await expect
        .poll(() => heading(page).evaluate((element) => element === document.activeElement))
        .toBe(true);
      await expect.poll(() => view(page).locator(".code-tools a").getAttribute("href")).toBe(address);
      await expect.poll(() => views(page).locator("[aria-current]").allTextContents()).toEqual([name]);
      await expect
        .poll(async () => ({ title: await page.title(), canonical: await canonical(page) }))
        .toEqual(before);
      await expect.poll(() => page.locator(".prose").isVisible()).toBe(false);
      await expect.poll(() => page.locator(".site-header").isVisible()).toBe(true);
      await expect.poll(() => page.locator(".sidebar").first().isVisible()).toBe(true);
      await page.goBack();
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => query(page)).toBe("");
      await expect.poll(() => page.locator(".prose").isVisible()).toBe(true);
    }),
  );

  test("is chosen with the keyboard, and left with it", () =>
    site.on({ route: short }, async (page) => {
      await menu(page).focus();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("JSON");
      await page.keyboard.press("Enter");
      await view(page).waitFor();
      await expect.poll(() => query(page)).toBe("?view=json");
      // From its heading on.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => query(page)).toBe("");
    }));

  test("follows another one, and Back leads through them", () =>
    site.on({ route: short }, async (page) => {
      for (const name of ["JSON", "Tree"]) {
        await choose(page, name);
        await heading(page).getByText(name).waitFor();
      }
      await page.goBack();
      await heading(page).getByText("JSON").waitFor();
      await page.goBack();
      await view(page).waitFor({ state: "detached" });
      await page.goForward();
      await heading(page).getByText("JSON").waitFor();
    }));

  test("is copied whole", () =>
    site.on({ route: `${short}?view=markdown` }, async (page) => {
      await view(page).waitFor();
      const markdown = await file(page, `${short}.md`);
      await expect.poll(() => copy(page)).toBe(markdown.replace(/\n$/, ""));
      const data = JSON.parse(await file(page, `/data${short}.json`));
      await choose(page, "JSON");
      await heading(page).getByText("JSON").waitFor();
      await expect.poll(() => shownJson(page)).toEqual(data);
      await expect.poll(async () => JSON.parse(await copy(page))).toEqual(data);
      await choose(page, "Tree");
      await heading(page).getByText("Tree").waitFor();
      await expect.poll(async () => JSON.parse(await copy(page))).toEqual(data.content.children);
    }));

  test("opens at a first visit with its address, and after a reload, at the same place", () =>
    site.on({ route: `${doc}?view=json` }, async (page) => {
      await view(page).waitFor();
      await expect.poll(() => heading(page).allTextContents()).toEqual(["REST API documentation: JSON"]);
      await scrollToPlace(page, 9000);
      await page.reload();
      await view(page).waitFor();
      await expect.poll(() => top(page)).toBe(9000);
    }));

  test("is at the same place after a reload that comes before the event of the last scroll", () =>
    site.on({ route: `${doc}?view=json` }, async (page) => {
      await view(page).waitFor();
      await Promise.all([
        page.waitForEvent("load"),
        page.evaluate(() => {
          addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true });
          scrollTo({ top: 5000, behavior: "instant" });
          location.reload();
        }),
      ]);
      await view(page).waitFor();
      await expect.poll(() => top(page)).toBe(5000);
    }));

  test("keeps the rest of the address, and so does the way back", () =>
    site.on({ route: `${short}?a=b#what-the-host-does` }, async (page) => {
      await choose(page, "JSON");
      await view(page).waitFor();
      await expect.poll(() => query(page)).toBe("?a=b&view=json#what-the-host-does");
      await expect.poll(() => top(page)).toBe(0);
      await choose(page, "Page");
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => query(page)).toBe("?a=b#what-the-host-does");
    }));

  test.each(["Page", "Back"])("leads back to where the visitor was, by %s", (way) =>
    site.on({ route: short }, async (page) => {
      await menu(page).click();
      await views(page).scrollIntoViewIfNeeded();
      const place = await top(page);
      await choose(page, "Markdown");
      await view(page).waitFor();
      await expect.poll(() => top(page)).toBe(0);
      await scrollToPlace(page, 300);
      if (way === "Back") await page.goBack();
      else await choose(page, "Page");
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => top(page)).toBe(place);
    }),
  );

  test("is not there for a query of another name or value, and the address stays", () =>
    site.on({ route: short }, async (page) => {
      for (const search of ["?view=xml", "?view=", "?view=JSON", "?VIEW=json"]) {
        await page.goto(site.origin + short + search);
        await page.waitForSelector("html[data-controls]");
        await expect.poll(() => query(page)).toBe(search);
        await expect.poll(() => view(page).count()).toBe(0);
        await expect.poll(() => page.locator(".prose").isVisible()).toBe(true);
      }
    }));

  test("of a page that has none is not there, and lists have their data", () =>
    site.on({ route: "/blog/archive?view=tree" }, async (page) => {
      await expect.poll(() => view(page).count()).toBe(0);
      await page.goto(`${site.origin}/blog/archive?view=markdown`);
      await expect
        .poll(() => views(page).getByRole("link").allTextContents())
        .toEqual(["Page", "Markdown", "JSON"]);
      await choose(page, "JSON");
      await heading(page).getByText("JSON").waitFor();
      await expect.poll(async () => (await shownJson(page)).kind).toBe("archive");
    }));

  test("is left by a link to another page, and goes along to another language, in French there", () =>
    site.on({ route: `${short}?view=tree` }, async (page) => {
      await view(page).waitFor();
      await page.locator(".site-header .dropdown > button", { hasText: "English" }).click();
      await page.getByRole("link", { name: "Français", exact: true }).click();
      await heading(page).getByText("Mentions légales\u00A0: Arborescence").waitFor();
      await expect
        .poll(() => views(page).getByRole("link").allTextContents())
        .toEqual(["Page", "Markdown", "JSON", "Arborescence"]);
      await expect.poll(() => views(page).getAttribute("aria-label")).toBe("Affichage");
      await page.locator("footer a[href='/fr/contact']").first().click();
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => page.url()).toBe(`${site.origin}/fr/contact`);
    }));
});

describe("the menu “This page”", () => {
  test("is at the end of docs and posts, and on no other page", () =>
    site.on({ route: short }, async (page) => {
      await expect.poll(() => menu(page).textContent()).toBe("This page");
      for (const [route, count] of [
        ["/blog/online_doc", 1],
        ["/", 0],
        ["/about", 0],
        ["/blog", 0],
        ["/docs/category/portfolio", 0],
      ] as const) {
        await page.goto(site.origin + route);
        await page.waitForSelector("html[data-controls]");
        await expect.poll(() => menu(page).count(), { message: route }).toBe(count);
      }
    }));

  test("has the page as Markdown, to copy and to open, and its other forms; arrows lead through them", () =>
    site.on({ route: short }, async (page) => {
      await menu(page).focus();
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      for (const name of ["Copy as Markdown", "This page as Markdown", "Page", "Markdown", "JSON", "Tree"]) {
        await page.keyboard.press("ArrowDown");
        await expect.poll(focused).toBe(name);
      }
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Copied" }).waitFor();
      await expect.poll(() => clipboard(page)).toBe(await file(page, `${short}.md`));
      await expect.poll(() => views(page).isVisible()).toBe(true);
    }));

  test("closes at Escape, which gives the focus back, at a press elsewhere, and when the focus leaves it", () =>
    site.on({ route: short }, async (page) => {
      const isOpen = () => views(page).isVisible();
      await menu(page).press("Enter");
      await page.keyboard.press("Tab");
      await expect.poll(isOpen).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(isOpen).toBe(false);
      await expect.poll(() => menu(page).evaluate((button) => button === document.activeElement)).toBe(true);
      await menu(page).click();
      await expect.poll(isOpen).toBe(true);
      await page.locator(".site-footer").click({ position: { x: 5, y: 5 } });
      await expect.poll(isOpen).toBe(false);
      await menu(page).click();
      await page.locator(".site-footer a").first().focus();
      await expect.poll(isOpen).toBe(false);
    }));
});

describe("what a view shows", () => {
  test("is text: nothing in it runs", () =>
    site.on({ route: "/markup?view=markdown" }, async (page) => {
      for (const name of ["Markdown", "JSON", "Tree"]) {
        await choose(page, name);
        await heading(page).getByText(name).waitFor();
        for (const summary of await view(page).locator("summary").all()) await summary.click();
        await expect.poll(() => view(page).textContent()).toContain("window.ran");
      }
      await expect.poll(() => view(page).locator("img, script").count()).toBe(0);
      await expect.poll(() => page.evaluate(() => "ran" in window)).toBe(false);
      await page.goto(`${site.origin}/markup?view=markdown`);
      await expect.poll(() => view(page).locator("code").textContent()).toContain(markup);
    }));

  test("is a tree whose elements open, by keyboard too", () =>
    site.on({ route: `${doc}?view=tree` }, async (page) => {
      const figure = view(page).locator("details", { hasText: 'className=["code-block"]' }).first();
      const inside = figure.locator(":scope > div > .view-part > *");
      await expect.poll(() => inside.count()).toBe(0);
      await figure.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => inside.count()).toBeGreaterThan(1);
      await expect.poll(() => inside.first().textContent()).toContain("figcaption");
      await expect.poll(() => view(page).getByText('id="start-from-the-contract"').count()).toBe(1);
    }));

  test("has the colours of code", () =>
    site.on({ route: `${short}?view=json` }, async (page) => {
      await view(page).locator(".token.property", { hasText: '"kind"' }).first().waitFor();
      await choose(page, "Markdown");
      await view(page).locator(".token.title").first().waitFor();
    }));

  test("is what is printed", () =>
    site.on({ route: `${short}?view=json` }, async (page) => {
      await view(page).waitFor();
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => view(page).locator("pre").isVisible()).toBe(true);
      await expect.poll(() => page.locator(".prose").isVisible()).toBe(false);
      await expect.poll(() => page.locator(".views:visible").count()).toBe(0);
    }));
});
