/** Every page can be read as Markdown: an address with a query, and never another route. Its data is a link away. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { choose, doc, markdown, query, row, scrollToPlace, short, top, view, views } from "./views-site.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("content");
});
afterAll(() => site?.close());

const heading = (page: Page) => page.locator("h1:visible");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copy = async (page: Page) => {
  await view(page).getByRole("button").click();
  await view(page).getByRole("button", { name: "Copied" }).waitFor();
  return clipboard(page);
};
/** The file of the page at `path`, as the host has it. */
const file = (page: Page, path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path);

/** What a visitor sees of a page and its view. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const headings = all("h1");
    return {
      title: document.title,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
      query: location.search,
      path: location.pathname,
      headings: headings.map(({ textContent }) => textContent),
      isHeadingFocused: headings[0] === document.activeElement,
      file: document.querySelector("main > .view .code-tools a")?.getAttribute("href"),
      current: all(".views [aria-current]").map(({ textContent }) => textContent),
      hasText: all(".prose").length > 0,
      hasFrame: all(".site-header").length === 1 && all(".sidebar").length > 0,
    };
  });

describe("a view", () => {
  test("is chosen with the mouse: address, heading, file, and Back to the page", () =>
    site.on({ route: short }, async (page) => {
      const before = await shown(page);
      expect(before).toMatchObject({ query: "", path: short, hasText: true, hasFrame: true });
      await choose(page, "Markdown");
      await expect
        .poll(() => shown(page))
        .toEqual({
          ...before,
          query: "?view=markdown",
          headings: ["Legal information: Markdown"],
          isHeadingFocused: true,
          file: `${short}.md`,
          current: ["Markdown"],
          hasText: false,
        });
      await page.goBack();
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => shown(page)).toMatchObject({ query: "", hasText: true });
      await page.goForward();
      await heading(page).getByText("Markdown").waitFor();
    }));

  test("is copied whole, has the colours of code, and is what is printed", () =>
    site.on({ route: `${short}?view=markdown` }, async (page) => {
      await view(page).locator(".token.title").first().waitFor();
      const markdown = await file(page, `${short}.md`);
      await expect.poll(() => copy(page)).toBe(markdown.replace(/\n$/, ""));
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => view(page).locator("pre").isVisible()).toBe(true);
      await expect.poll(() => page.locator(".prose").isVisible()).toBe(false);
      await expect.poll(() => page.locator(".views:visible").count()).toBe(0);
    }));

  test("opens at a first visit with its address, and after a reload, at the same place", () =>
    site.on({ route: `${doc}?view=markdown` }, async (page) => {
      await view(page).waitFor();
      await expect.poll(() => heading(page).allTextContents()).toEqual(["REST API documentation: Markdown"]);
      await scrollToPlace(page, 3000);
      await page.reload();
      await view(page).waitFor();
      await expect.poll(() => top(page)).toBe(3000);
    }));

  test("is at the same place after a reload that comes before the event of the last scroll", () =>
    site.on({ route: `${doc}?view=markdown` }, async (page) => {
      await view(page).waitFor();
      await Promise.all([
        page.waitForEvent("load"),
        page.evaluate(() => {
          addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true });
          scrollTo({ top: 3000, behavior: "instant" });
          location.reload();
        }),
      ]);
      await view(page).waitFor();
      await expect.poll(() => top(page)).toBe(3000);
    }));

  test("keeps the rest of the address, and leads back to where the visitor was, by Page and Back", () =>
    site.on({ route: `${short}?a=b#what-the-host-does` }, async (page) => {
      await markdown(page).scrollIntoViewIfNeeded();
      const place = await top(page);
      for (const way of ["Page", "Back"]) {
        await choose(page, "Markdown");
        await view(page).waitFor();
        await expect.poll(() => query(page)).toBe("?a=b&view=markdown#what-the-host-does");
        await expect.poll(() => top(page)).toBe(0);
        await scrollToPlace(page, 300);
        if (way === "Back") await page.goBack();
        else await choose(page, "Page");
        await view(page).waitFor({ state: "detached" });
        await expect.poll(() => query(page), { message: way }).toBe("?a=b#what-the-host-does");
        await expect.poll(() => top(page), { message: way }).toBe(place);
      }
    }));

  // Other values and names: `tests/unit/reader/navigation/query-value.test.ts`.
  test("of another value is not there: an old address with the data or the tree shows the page", () =>
    site.on({ route: `${short}?view=tree` }, async (page) => {
      for (const search of ["?view=tree", "?view=json", "?view=Markdown"]) {
        await page.goto(`${site.origin}${short}${search}`);
        await page.waitForSelector("html[data-controls]");
        await expect.poll(() => shown(page)).toMatchObject({ query: search, hasText: true });
        await expect.poll(() => view(page).count()).toBe(0);
        await expect.poll(() => heading(page).count()).toBe(1);
      }
    }));

  test("of a list is beside the file with its data", () =>
    site.on({ route: "/blog/archive?view=markdown" }, async (page) => {
      await expect
        .poll(() => views(page).getByRole("link").allTextContents())
        .toEqual(["Page", "Markdown", "JSON"]);
      await choose(page, "JSON");
      await page.waitForURL(`${site.origin}/data/blog/archive.json`);
      await expect
        .poll(async () => JSON.parse(await file(page, page.url())))
        .toMatchObject({ kind: "archive" });
    }));

  test("is left by a link to another page, and goes along to another language, in French there", () =>
    site.on({ route: `${short}?view=markdown` }, async (page) => {
      await view(page).waitFor();
      await page.locator(".site-header .dropdown > button", { hasText: "English" }).click();
      await page.getByRole("link", { name: "Français", exact: true }).click();
      await heading(page).getByText("Mentions légales\u00A0: Markdown").waitFor();
      await expect
        .poll(() => views(page).getByRole("link").allTextContents())
        .toEqual(["Page", "Markdown", "JSON"]);
      await expect.poll(() => views(page).getAttribute("aria-label")).toBe("Affichage");
      await page.locator("footer a[href='/fr/contact']").first().click();
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => page.url()).toBe(`${site.origin}/fr/contact`);
    }));

  test("is text: nothing in it runs", async () => {
    const { page, complaints } = await site.visit(short);
    const markup = '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>';
    await page.route(`**${short}.md`, (route) => route.fulfill({ body: `\`${markup}\`\n` }));
    await page.goto(`${site.origin}${short}?view=markdown`);
    await expect.poll(() => view(page).locator("code").textContent()).toContain(markup);
    await expect.poll(() => view(page).locator("img, script").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => "ran" in window)).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe("the row of actions", () => {
  test("is at the head of docs and posts, and on no other page", () => {
    const paths = [
      "docs/legal/legal_info",
      "blog/online_doc",
      ".",
      "about",
      "blog",
      "docs/category/portfolio",
    ];
    const counts = paths.map((path) => {
      const html = readFileSync(join(site.folder, path, "index.html"), "utf8");
      return [path, html.split(/<header class="page-head".*class="page-row".*<\/header>/s).length - 1];
    });
    expect(counts).toEqual(paths.map((path, place) => [path, place < 2 ? 1 : 0]));
  });

  test("copies the page as Markdown, leads to it and to the page beside its translation, and prints, by keyboard", () =>
    site.on({ route: short }, async (page) => {
      await markdown(page).waitFor();
      const names = ["Copy as Markdown", "This page as Markdown", "Side by side with French", "Print"];
      await expect.poll(() => row(page).locator("a, button").allTextContents()).toEqual(names);
      await expect
        .poll(() => row(page).getByRole("link", { name: "Side by side with French" }).getAttribute("href"))
        .toBe(`${short}?with=fr`);
      await row(page).getByRole("button", { name: "Copy as Markdown" }).press("Enter");
      await page.getByRole("button", { name: "Copied" }).waitFor();
      await expect.poll(() => clipboard(page)).toBe(await file(page, `${short}.md`));
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", "");
      });
      await row(page).getByRole("button", { name: "Print" }).press("Enter");
      await page.waitForSelector("[data-printed]");
      // A view is chosen with the keyboard, and left with it.
      await markdown(page).press("Enter");
      await view(page).waitFor();
      await expect.poll(() => query(page)).toBe("?view=markdown");
      // From its heading on.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await view(page).waitFor({ state: "detached" });
      await expect.poll(() => query(page)).toBe("");
    }));

  test("is in the line of the page’s place and its day on desktops, which stays one line", () =>
    site.on({ route: "/docs/portfolio/agency/acklio" }, async (page) => {
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 99) };
      };
      const [place, actions] = [await boxOf(".breadcrumbs"), await boxOf(".page-row")];
      expect(place.bottom - place.top).toBeLessThan(30);
      expect(Math.abs(place.top - actions.top)).toBeLessThan(3);
    }));

  test("without scripts has the Markdown as a file alone", () => {
    const html = readFileSync(join(site.folder, short.slice(1), "index.html"), "utf8");
    expect(html).toContain(`<a class="icon-markdown" href="${short}.md"`);
  });
});
