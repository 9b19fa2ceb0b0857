/**
 * Steps, cards, file trees, keys and badges have a style sheet of their own, and so have formulas and diagrams: documents with one of them
 * link it, and a click loads it first.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";
import { contrastWithin } from "./contrast-within.ts";
import { openConstructs, route, testConstructsLook } from "./run-construct-style.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openConstructs();
});
afterAll(() => site?.close());

const links = (page: Page) => page.locator('head > link[href*="/constructs-"]').count();

const numbered = (page: Page) =>
  page
    .locator(".steps > li")
    .first()
    .evaluate((item) => getComputedStyle(item).listStyleType);

test("only documents with one of them link the sheets, before that of the theme", () => {
  const html = (name: string) => readFileSync(join(site.folder, `docs/${name}/index.html`), "utf8");
  expect(html("plain")).not.toMatch(/(constructs|formulas|diagrams)-[^"]*\.css/);
  expect(html("constructs")).toMatch(/_twsite\/style-[^"]*\.css.*constructs-[^"]*\.css.*theme[^"]*\.css/s);
  expect(html("constructs")).toMatch(/formulas-[^"]*\.css.*diagrams-[^"]*\.css.*theme[^"]*\.css/s);
});

testConstructsLook(
  () => site,
  [
    ["light", 390],
    ["dark", 1280],
  ],
);

test("the button copies code without its deleted lines", () =>
  site.read({ route }, async (page) => {
    await page.locator("[data-action=copy-code]").first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^let a = 2;\nb\(\);\nc\(\);\nd\(\);\n {2}e\(\);/);
  }));

/** For each line, the column of its first letter, in letters from the start of the first line; and the height of its number. */
const columns = (page: Page) =>
  page.locator("pre code").evaluateAll((blocks) =>
    blocks.map((block) => {
      const range = document.createRange();
      const letters = [...block.querySelectorAll(".line")].map((line) => {
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const at = (text.textContent ?? "").search(/\S/);
          if (at === -1) continue;
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { left, top, width } = range.getBoundingClientRect();
          return { left, width, below: top - line.getBoundingClientRect().top };
        }
        return { left: 0, width: 1, below: 0 };
      });
      const [first] = letters;
      return letters.map(({ left, width, below }) => ({
        column: Math.round(((left - (first?.left ?? 0)) / width) * 10) / 10 + 0,
        isBesideItsNumber: below < width * 2,
      }));
    }),
  );

test("every kind of line of code starts in its column: on the screen, where lines wrap, and on paper", () =>
  site.read({ route }, async (page) => {
    const expected = [
      [0, 0, 0, 0, 0, 2],
      [0, 2, 2, 0, 2, 2, 2, 2, 2, 2],
      [0, 2, 2],
    ].map((block) => block.map((column) => ({ column, isBesideItsNumber: true })));
    await expect.poll(() => columns(page)).toEqual(expected);
    await page.getByRole("button", { name: "Wrap" }).first().click();
    await page.locator("[data-wrapped]").first().waitFor();
    await expect.poll(() => columns(page)).toEqual(expected);
    await page.setViewportSize({ width: 600, height: 800 });
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => columns(page)).toEqual(expected);
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: "Wrap" }).first().click();
  }));

test.each(["light", "dark"] as const)(
  "in few colours the buttons of code have their icons (%s)",
  (colorScheme) =>
    site.read({ route }, async (page) => {
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      for (const button of await page.locator(".code-tools > button:visible").all())
        await expect.poll(() => contrastWithin(button)).toBeGreaterThan(100);
      await page.emulateMedia({ colorScheme: null, forcedColors: null });
    }),
);

test("text of a diagram can be selected, in the face of the site", () =>
  site.read({ route }, async (page) => {
    const label = page.locator(".diagram text", { hasText: "First words" });
    const selected = await label.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(selected).toContain("First words");
    await expect
      .poll(() => label.evaluate((element) => getComputedStyle(element).fontFamily))
      .toContain("Reader Text");
  }));

test("on a phone, wide formulas and diagrams scroll in themselves, by keyboard too", () =>
  site.read({ route, ...phone }, async (page) => {
    await expect.poll(() => scrollWidth(page)).toBeLessThanOrEqual(390);
    for (const scroller of [".formula-block", ".diagram-drawing"])
      await page.locator(`${scroller}[tabindex="0"]`).first().waitFor();
  }));

test("after a click, the page is there with its style and that of a theme, also on a slow line", () =>
  site.read({ route: "/docs/plain" }, async (page) => {
    await expect.poll(() => links(page)).toBe(0);
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/constructs-*.css", (request) => late.then(() => request.continue()));
    const asked = page.waitForRequest("**/constructs-*.css");
    await page.getByRole("link", { name: "To the constructs" }).click();
    await asked;
    await expect.poll(() => page.locator(".steps").count()).toBe(0);
    release();
    await page.locator(".steps").waitFor();
    await expect.poll(() => numbered(page)).toBe("none");
    const border = (item: Element) => getComputedStyle(item).borderTopWidth;
    await expect.poll(() => page.locator(".steps > li").first().evaluate(border)).toBe("7px");
    const namespaces = () =>
      page
        .locator(".formula-block math, .diagram svg")
        .evaluateAll((all) => [all[0], all.at(-1)].map((each) => each?.namespaceURI));
    await expect
      .poll(namespaces)
      .toEqual(["http://www.w3.org/1998/Math/MathML", "http://www.w3.org/2000/svg"]);
    await expect.poll(() => page.getByRole("img", { name: "How it goes" }).count()).toBe(1);
    await page.getByRole("link", { name: "(1)" }).click();
    await expect.poll(() => page.url()).toContain("#wide");
    await page.getByRole("link", { name: "The plain page" }).click();
    await page.getByRole("link", { name: "To the constructs" }).click();
    await page.locator(".steps").waitFor();
    await expect.poll(() => links(page)).toBe(1);
  }));

test("without JavaScript they look the same", () =>
  site.on({ route, javaScriptEnabled: false }, async (page) => {
    await expect.poll(() => numbered(page)).toBe("none");
  }));
