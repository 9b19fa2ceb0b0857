/** A site in English and Arabic: the page is mirrored where it should be, and nowhere else. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { objections } from "./axe.ts";
import { isHydrated } from "./is-hydrated.ts";
import { rightToLeft, testWidths } from "./run-right-to-left.ts";

const site = rightToLeft();

async function edges(locator: Locator): Promise<{ left: number; right: number }> {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error("the element is not shown");
  return { left: box.x, right: box.x + box.width };
}

const direction = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).direction);

/** Whether the characters of a text go to the right, each from the one before it. */
const goesToTheRight = (locator: Locator) =>
  locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let last = -1;
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue ?? "").length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left } = range.getBoundingClientRect();
        if (left < last) return false;
        last = left;
      }
    return last >= 0;
  });

test("the sidebar is on the right of the text, the contents are on its left", async () => {
  await site.on("/ar/docs/guide/writing", 1280, async (page) => {
    const text = () => edges(page.locator(".prose"));
    await expect
      .poll(async () => (await edges(page.locator(".sidebar-column"))).left - (await text()).right)
      .toBeGreaterThan(0);
    await expect
      .poll(async () => (await text()).left - (await edges(page.locator(".contents-column"))).right)
      .toBeGreaterThan(0);
    await expect
      .poll(async () => (await edges(page.locator("h1"))).right - (await text()).right)
      .toBeCloseTo(0, 0);
  });
  // Order of pages: what comes next is on the left.
  await site.on("/ar/docs/guide/printing", 1280, (page) =>
    expect
      .poll(
        async () =>
          (await edges(page.locator(".turn-back"))).left - (await edges(page.locator(".turn-forth"))).right,
      )
      .toBeGreaterThanOrEqual(0),
  );
});

test("a page as Markdown names its file from the left, and its source goes from left to right", () =>
  site.on("/ar/docs/guide/printing", 1280, async (page) => {
    await page.evaluate(() => history.pushState(null, "", "?view=markdown"));
    const block = page.locator("main > .view .code-block");
    const address = block.locator('.code-tools a[href$=".md"]');
    const shown = block.locator("pre");
    await Promise.all([address.waitFor(), shown.waitFor()]);
    await expect.poll(() => goesToTheRight(address)).toBe(true);
    // Where the lines of the page start.
    await expect.poll(async () => (await edges(block)).right - (await edges(address)).right).toBeLessThan(40);
    await expect.poll(() => shown.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  }));

test("code goes from left to right, in blocks, in lines of text, in tables and in titles of files", async () => {
  await site.on("/ar/docs/guide/writing", 1280, async (page) => {
    const texts = [
      page.locator("pre .line").nth(1),
      page.locator("p code").first(),
      page.locator("td code", { hasText: "- [x]" }),
    ];
    for (const text of texts) await expect.poll(() => goesToTheRight(text)).toBe(true);
  });
  await site.on("/ar/docs/start", 1280, async (page) => {
    const title = page.locator("figcaption", { hasText: "/usr/local/bin" });
    await expect.poll(() => goesToTheRight(title)).toBe(true);
    // On the side where the page's lines start.
    await expect
      .poll(async () => (await edges(title)).left - (await edges(page.locator(".code-tools"))).right)
      .toBeGreaterThanOrEqual(-1);
  });
});

test("the text of a term is below it, where the term starts", () =>
  site.on("/ar/docs/start", 1280, async (page) => {
    const term = page.locator("main .term");
    await term.hover();
    const text = page.locator(".term-text");
    await text.waitFor();
    // A face that comes late moves both, one frame after the other.
    await expect
      .poll(async () => Math.abs((await edges(text)).right - (await edges(term)).right))
      .toBeLessThan(0.5);
    await expect.poll(() => text.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  }));

test("a search in Arabic finds pages, and a name of a program is typed from the left", () =>
  site.on("/ar/docs/start", 1280, async (page) => {
    await page.keyboard.press("/");
    const field = page.getByRole("combobox");
    // Without the article and the vowel signs that the page has.
    await field.fill("تجليد");
    await page.getByRole("option").first().waitFor();
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("التجليد");
    await expect.poll(() => field.evaluate((input) => getComputedStyle(input).direction)).toBe("rtl");
    await field.fill("midad print");
    await expect.poll(() => field.evaluate((input) => getComputedStyle(input).direction)).toBe("ltr");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toMatch(/\/ar\/docs\//);
    await field.waitFor({ state: "hidden" });
  }));

test("a page that is not translated is in its own direction, beside navigation in that of the site", () =>
  site.on("/ar/docs/guide/internals", 1280, async (page) => {
    const ofText = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    await expect.poll(() => ofText("h1")).toBe("ltr");
    await expect.poll(() => ofText(".prose p")).toBe("ltr");
    await expect.poll(() => ofText(".banner")).toBe("rtl");
    await expect
      .poll(
        async () =>
          (await edges(page.locator(".prose .admonition-title"))).left -
          (await edges(page.locator(".prose"))).left,
      )
      .toBeLessThan(80);
    // The entries stay on the side of the list.
    const entry = page.locator(".sidebar a[aria-current] bdi");
    const other = page.locator(".sidebar a", { hasText: "البداية" });
    const textEdge = (locator: Locator) =>
      locator.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
    await expect.poll(async () => (await textEdge(entry)) - (await textEdge(other))).toBeCloseTo(0, 0);
  }));

test("arrow keys move through tabs in the direction in which they are shown", () =>
  site.on("/ar/docs/guide/writing", 1280, async (page) => {
    const tabs = page.getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    await expect
      .poll(async () => (await edges(tabs.first())).left - (await edges(tabs.nth(1))).right)
      .toBeGreaterThanOrEqual(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => tabs.first().getAttribute("aria-selected")).toBe("true");
  }));

test("the menu of narrow screens is on the right", () =>
  site.on("/ar/docs/guide/writing", 390, async (page) => {
    await page.getByRole("button", { name: "افتح القائمة" }).click();
    const menu = page.getByRole("dialog");
    await expect.poll(async () => (await edges(menu)).right).toBe(390);
    await expect.poll(async () => (await edges(menu)).left).toBeGreaterThan(20);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
  }));

test("beside its translation, each language has its direction, on a wide screen and on a phone", () =>
  site.on("/ar/docs/guide/writing?with=en", 1280, async (page) => {
    await page.locator("main > .pair .pair-cell").first().waitFor();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const cells = page.locator(".pair-row:has(.pair-cell + .pair-cell > p) > .pair-cell");
      await expect
        .poll(() =>
          cells.evaluateAll((all) => all.slice(0, 2).map((cell) => getComputedStyle(cell).direction)),
        )
        .toEqual(["rtl", "ltr"]);
      // The page's own language is where its lines start.
      const distance = async () => (await edges(cells.nth(0))).left - (await edges(cells.nth(1))).right;
      if (width > 1000) await expect.poll(distance).toBeGreaterThanOrEqual(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }));

test("the page turns with the language, there and back", () =>
  site.on("/docs/guide/writing", 1280, async (page) => {
    const change = async (menu: RegExp, name: string, expected: string) => {
      await page.getByRole("button", { name: menu }).click();
      await page.getByRole("link", { name, exact: true }).click();
      await expect.poll(() => direction(page)).toBe(expected);
    };
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await change(/^Languages/, "العربية", "rtl");
    await expect.poll(async () => (await edges(page.locator(".sidebar-column"))).left).toBeGreaterThan(700);
    await change(/^اللغات/, "English", "ltr");
    await expect.poll(async () => (await edges(page.locator(".sidebar-column"))).right).toBeLessThan(500);
    await page.goBack();
    await expect.poll(() => direction(page)).toBe("rtl");
    await expect.poll(() => page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
  }));

// Each page on the smallest width, where most is too wide, and on another one; all: `npm run test:long`.
testWidths(site, (route, width, widths) =>
  widths === 2 ? width === route % 2 : width === 0 || width === 1 + (route % (widths - 1)),
);

test("an address that nobody knows is answered in the direction of its language, and axe-core objects to nothing", async () => {
  const page = await site.visit("/ar/nowhere");
  await expect.poll(() => direction(page)).toBe("rtl");
  await expect.poll(() => objections(page)).toEqual([]);
  await page.goto(site.address("/nowhere"));
  await page.waitForFunction(isHydrated);
  await expect.poll(() => direction(page)).toBe("ltr");
});
