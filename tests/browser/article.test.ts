/** What a visitor can do with the parts of an article. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toString as textOf } from "hast-util-to-string";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHtml } from "../sites/html.ts";
import { openUnderPolicy, phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("tests/sites/article/content");
});
afterAll(() => site?.close());

describe("a picture", () => {
  const drawing = (page: Page) => page.getByRole("button", { name: "A line that climbs" });

  test("that is larger than shown opens in a dialog by keyboard; Escape closes it and the focus is back", () =>
    site.read({}, async (page) => {
      await page.getByRole("heading", { name: "Pictures" }).scrollIntoViewIfNeeded();
      await drawing(page).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "A line that climbs" });
      await expect.poll(() => dialog.getByRole("img", { name: "A line that climbs" }).count()).toBe(1);
      const widthOf = (image: Locator) => image.evaluate((element) => element.clientWidth);
      await expect
        .poll(async () => (await widthOf(dialog.getByRole("img"))) - (await widthOf(drawing(page))))
        .toBeGreaterThan(0);
      await page.keyboard.press("Escape");
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(() => page.locator(":focus").getAttribute("alt")).toBe("A line that climbs");
    }));

  test("that is shown in full, or is a link, stays what it is", () =>
    site.read({}, async (page) => {
      await page.getByRole("heading", { name: "Pictures" }).scrollIntoViewIfNeeded();
      await expect.poll(() => drawing(page).count()).toBe(1);
      await expect.poll(() => page.getByRole("img", { name: "A small drawing" }).count()).toBe(1);
      await expect
        .poll(() => page.getByRole("link", { name: "A line that leads elsewhere" }).count())
        .toBe(1);
    }));
});

describe("text", () => {
  test("tells where links leave the site", () =>
    site.read({}, async (page) => {
      const link = page.getByRole("link", { name: "a link out (leaves this site)" });
      await expect.poll(() => link.getAttribute("rel")).toContain("noopener");
    }));

  test("has a link beside each heading, named for it", () =>
    site.read({}, async (page) => {
      await expect.poll(() => page.getByRole("heading", { name: "Boxes", exact: true }).count()).toBe(1);
      await page.getByRole("link", { name: "Direct link to “Boxes”" }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe("#boxes");
      await page.goBack();
      await expect.poll(() => new URL(page.url()).hash).toBe("");
    }));

  test("a table scrolls inside itself, by keyboard, under its name", () =>
    site.read(phone, async (page) => {
      const table = page.getByRole("region", { name: /^Table: Option, What it does in a great/ });
      await table.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await expect.poll(() => scrollWidth(page)).toBe(390);
    }));

  test.each([320, 390, 1280])("short code in a table stays on one line at %i px, long code wraps", (width) =>
    site.read({ viewport: { width, height: 800 } }, async (page) => {
      const table = page.locator("table", { hasText: "What it is for" });
      const wraps = () =>
        table
          .locator("code")
          .evaluateAll((codes) =>
            codes
              .slice(0, 4)
              .map(
                (code) =>
                  Math.round(
                    code.getBoundingClientRect().height /
                      Number.parseFloat(getComputedStyle(code).lineHeight),
                  ) > 1,
              ),
          );
      await expect.poll(wraps).toEqual([false, false, false, true]);
      await expect.poll(() => scrollWidth(page)).toBe(width);
    }),
  );

  test("task lists say what is done", () =>
    site.read({}, async (page) => {
      await expect.poll(() => page.getByRole("checkbox", { name: "Done" }).isChecked()).toBe(true);
      await expect.poll(() => page.getByRole("checkbox", { name: /^To do/ }).isChecked()).toBe(false);
    }));

  test("leads to its footnotes and back", () =>
    site.read({}, async (page) => {
      await page.getByRole("link", { name: "2", exact: true }).press("Enter");
      await expect.poll(() => new URL(page.url()).hash).not.toBe("");
      await expect.poll(() => page.getByRole("heading", { name: "Footnotes" }).count()).toBe(1);
      await expect
        .poll(() => page.getByRole("link", { name: "Back to reference 1", exact: true }).count())
        .toBe(1);
      await page.getByRole("link", { name: "Back to reference 1-2" }).click();
      await expect
        .poll(() => page.locator(":target").evaluate((element) => element.getBoundingClientRect().top >= 0))
        .toBe(true);
    }));

  test("says in the page's language where links leave the site, and what leads back from a footnote", () =>
    site.read({ route: "/fr/docs/parts" }, async (page) => {
      for (const name of ["un lien vers ailleurs (quitte ce site)", "Retour à la référence 1"])
        await expect.poll(() => page.getByRole("link", { name }).count(), { message: name }).toBe(1);
    }));
});

test("in another language a picture opens by a click, and closes by one", () =>
  site.read({ route: "/fr/docs/parts", ...phone }, async (page) => {
    const picture = page.getByRole("button", { name: "Une ligne qui monte" });
    await picture.scrollIntoViewIfNeeded();
    await picture.click();
    const dialog = page.getByRole("dialog", { name: "Une ligne qui monte" });
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => scrollWidth(page)).toBe(390);
  }));

describe("tabs", () => {
  const shown = (page: Page) => page.locator("[role=tabpanel]:visible").allInnerTexts();

  test("stay under the pointer when others of the group change their height above", () =>
    site.read({}, async (page) => {
      const tab = page.getByRole("tab", { name: "macOS" }).last();
      await tab.scrollIntoViewIfNeeded();
      const top = () => tab.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const before = await top();
      await tab.click();
      await expect.poll(async () => (await shown(page)).length).toBe(2);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
      await page.getByRole("tab", { name: "Linux" }).last().click();
    }));

  test("are chosen by arrows, Home and End", () =>
    site.read({}, async (page) => {
      const tabs = page.getByRole("tablist").first();
      await tabs.getByRole("tab", { name: "Linux" }).focus();
      for (const [key, name] of [
        ["ArrowRight", "macOS"],
        ["End", "Windows"],
        ["ArrowRight", "Linux"],
        ["ArrowLeft", "Windows"],
        ["Home", "Linux"],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => page.locator(":focus").innerText()).toBe(name);
        await expect.poll(() => tabs.getByRole("tab", { selected: true }).allInnerTexts()).toEqual([name]);
      }
      await page.keyboard.press("Tab");
      await expect.poll(() => page.locator(":focus").getAttribute("role")).toBe("tabpanel");
    }));

  test("that were chosen before are open before the reader starts", async () => {
    const context = await site.browser.newContext();
    await context.addInitScript(() => localStorage.setItem("twsite-tabs:os", "macOS"));
    await context.route(/\/_twsite\/.*\.js$/, () => {});
    const page = await context.newPage();
    await page.goto(`${site.origin}/docs/parts`, { waitUntil: "commit" });
    await expect.poll(() => shown(page)).toEqual([expect.stringContaining("brew"), "Then launchctl."]);
    await expect
      .poll(() => page.getByRole("tab", { selected: true }).allInnerTexts())
      .toEqual(["macOS", "macOS"]);
    await context.close();
  });

  test("are all there on paper and without JavaScript, each under its label", async () => {
    await site.read({}, async (page) => {
      await page.emulateMedia({ media: "print" });
      await expect.poll(async () => (await shown(page)).length).toBe(5);
      await expect.poll(() => page.locator("p", { hasText: /^Windows$/ }).isVisible()).toBe(true);
      await expect.poll(() => page.getByText("The text inside.").isVisible()).toBe(true);
      await expect.poll(() => page.getByRole("button", { name: "Copy the code" }).count()).toBe(0);
      await page.emulateMedia({ media: null });
    });
    await site.read({ javaScriptEnabled: false }, async (page) => {
      await expect.poll(async () => (await shown(page)).length).toBe(5);
      await expect.poll(() => page.getByRole("button", { name: "Copy the code" }).count()).toBe(0);
    });
  });

  test("go with their group: beside each other, on the next page, in the next visit, in another window", () =>
    site.read({}, async (page) => {
      const other = await page.context().newPage();
      await other.goto(`${site.origin}/docs/tabs`);
      await other.waitForSelector("html[data-controls]");
      await page.getByRole("tab", { name: "macOS" }).last().click();
      await expect.poll(() => shown(page)).toEqual([expect.stringContaining("brew"), "Then launchctl."]);
      await expect.poll(async () => (await shown(other))[0]).toBe("Start with macOS.");
      await page.getByRole("link", { name: "More tabs" }).last().click();
      await expect.poll(async () => (await shown(page))[0]).toBe("Start with macOS.");
      await page.reload();
      await expect.poll(async () => (await shown(page))[0]).toBe("Start with macOS.");
      await other.close();
    }));
});

describe("an address with a hash", () => {
  test("opens the tab that it is in", () =>
    site.on({ route: "/docs/parts#homebrew" }, async (page) => {
      await expect.poll(() => page.getByRole("heading", { name: "Homebrew first" }).isVisible()).toBe(true);
      await expect
        .poll(() => page.locator("#homebrew").evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(300);
    }));

  test("opens the details that it is in, also by a link on the page", () =>
    site.read({}, async (page) => {
      await expect.poll(() => page.getByText("The text inside.").isVisible()).toBe(false);
      await page.getByRole("navigation").getByRole("link", { name: "Inside the details" }).first().click();
      await expect.poll(() => page.getByText("The text inside.").isVisible()).toBe(true);
    }));
});

test("the blog, and each of its tags, show their feeds", () => {
  const feedsOf = (path: string) => {
    const links = readHtml(readFileSync(join(site.folder, path, "index.html"), "utf8")).all(".page-links a");
    return Object.fromEntries(links.map((link) => [textOf(link), String(link.properties.href)]));
  };
  const ofBlog = { RSS: "/blog/rss.xml", Atom: "/blog/atom.xml", JSON: "/blog/feed.json" };
  expect(feedsOf("blog")).toMatchObject(ofBlog);
  expect(feedsOf("blog/tags/tools")).toMatchObject({ RSS: "/blog/tags/tools/rss.xml" });
  for (const href of [...Object.values(ofBlog), "/blog/tags/tools/rss.xml"])
    expect(existsSync(join(site.folder, href)), href).toBe(true);
});
