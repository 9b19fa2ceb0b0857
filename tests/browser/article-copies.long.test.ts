/** What a visitor takes along from an article: blocks of code, and the page as Markdown. */
// Tests: reader/article, cli/emit
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openUnderPolicy, phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("tests/sites/article/content");
});
afterAll(() => site?.close());

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe("a block of code", () => {
  test("is copied as its lines are, without their numbers, and the button says so", () =>
    site.on({}, async (page) => {
      const block = page.locator("figure", { hasText: "compile-all-the-pages" });
      await block.getByRole("button", { name: "Copy the code" }).click();
      await expect.poll(() => block.getByRole("button", { name: "Copied" }).count()).toBe(1);
      await expect.poll(() => page.locator("[aria-live=polite]", { hasText: "Copied" }).count()).toBe(1);
      const [first, second, third, ...rest] = (await clipboard(page)).split("\n");
      expect(first).toBe("export function compile(pages) {");
      expect(second).toMatch(/^ {2}return pages\.map/);
      expect([third, ...rest]).toEqual(["}"]);
      // For a moment only.
      await block.getByRole("button", { name: "Copy the code" }).waitFor();
    }));

  test("of a session is copied as it was typed: without prompts, without answers", () =>
    site.on({}, async (page) => {
      const block = page.locator("figure", { hasText: "npm ci" });
      await expect.poll(() => block.locator("pre").innerText()).toContain("$ npm ci\nadded 20 packages");
      await block.getByRole("button", { name: "Copy the code" }).click();
      await expect.poll(() => clipboard(page)).toBe("npm ci\nnpx twsite compile \\\n    --quiet");
    }));

  test("is copied on a site without HTTPS, too", () =>
    site.on({}, async (page) => {
      // As browsers do there.
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
      const block = page.locator("figure", { hasText: "npm ci" });
      const copied = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.addEventListener("copy", () => resolve(String(getSelection())), { once: true }),
          ),
      );
      await block.getByRole("button", { name: "Copy the code" }).click();
      await expect(copied).resolves.toContain("npm ci\nnpx twsite");
      await block.getByRole("button", { name: "Copied" }).waitFor();
    }));

  test("says when it could not be copied, in the page's language", () =>
    site.on({ route: "/fr/docs/parts" }, async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
      });
      await page.getByRole("button", { name: "Copier le code" }).click();
      await expect.poll(() => page.getByRole("button", { name: "La copie a échoué" }).count()).toBe(1);
    }));

  test("that is wider than its place scrolls by keyboard, under its name, and can be wrapped", () =>
    site.on(phone, async (page) => {
      const code = page.getByRole("group", { name: "src/site/compile-all-the-pages.js" });
      await code.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await expect.poll(() => scrollWidth(page)).toBe(390);
      const wrap = page.getByRole("button", { name: "Wrap lines" });
      await expect.poll(() => wrap.count()).toBe(1);
      await wrap.click();
      await expect.poll(() => wrap.getAttribute("aria-pressed")).toBe("true");
      await expect
        .poll(() =>
          page
            .locator("figure pre")
            .first()
            .evaluate((pre) => pre.scrollWidth - pre.clientWidth),
        )
        .toBeLessThanOrEqual(1);
      await wrap.click();
      await expect.poll(() => code.count()).toBe(1);
    }));

  test("that fits is no stop on the way through the page", () =>
    site.on({}, async (page) => {
      const plain = page.locator("pre", { hasText: "Plain text." });
      await expect.poll(() => plain.getAttribute("tabindex")).toBeNull();
      await expect.poll(() => plain.getAttribute("aria-label")).toBe("Code block");
    }));
});

describe("the page as Markdown", () => {
  test("is copied whole, and stands at an address of its own", () =>
    site.on({}, async (page) => {
      const link = page.getByRole("link", { name: "This page as Markdown" });
      await expect.poll(() => link.getAttribute("href")).toBe("/docs/parts?view=markdown");
      await page.getByRole("button", { name: "Copy as Markdown" }).click();
      await expect.poll(() => page.getByRole("button", { name: "Copied" }).count()).toBe(1);
      const text = await clipboard(page);
      expect(text).toContain("# Parts of an article");
      expect(text).toBe(await (await page.request.get(`${site.origin}/docs/parts.md`)).text());
    }));

  test("says when it could not be had", async () => {
    const { page } = await site.visit("/fr/docs/parts");
    await page.route("**/*.md", (route) => route.abort());
    await page.getByRole("button", { name: "Copier en Markdown" }).click();
    await expect.poll(() => page.getByRole("button", { name: "La copie a échoué" }).count()).toBe(1);
    await page.context().close();
  });
});
