/** A site in English and Arabic: the page is mirrored where it should be, and nowhere else. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { objections } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const base = "/sub/";
let site: CompiledSite;
let server: ServedSite;
let browser: Browser;
let contexts: KeptContexts;

beforeAll(async () => {
  site = await compileSite(base, "tests/sites/right-to-left/content");
  [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
  contexts = keptContexts(browser);
});
afterAll(async () => {
  await contexts?.close();
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
});

async function visit(route: string, width = 1280): Promise<{ page: Page; complaints: string[] }> {
  const context = await contexts.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(server.origin + base + route.slice(1));
  await page.waitForFunction(isHydrated);
  return { page, complaints };
}

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
  const { page, complaints } = await visit("/ar/docs/guide/writing");
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
  // Order of pages: what comes next is on the left.
  await page.goto(`${server.origin}${base}ar/docs/guide/printing`);
  await expect
    .poll(
      async () =>
        (await edges(page.locator(".turn-back"))).left - (await edges(page.locator(".turn-forth"))).right,
    )
    .toBeGreaterThanOrEqual(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("code goes from left to right, in blocks, in lines of text, in tables and in titles of files", async () => {
  const { page } = await visit("/ar/docs/guide/writing");
  const texts = [
    page.locator("pre .line").nth(1),
    page.locator("p code").first(),
    page.locator("td code", { hasText: "- [x]" }),
  ];
  for (const text of texts) await expect.poll(() => goesToTheRight(text)).toBe(true);
  await page.goto(`${server.origin}${base}ar/docs/start`);
  const title = page.locator("figcaption", { hasText: "/usr/local/bin" });
  await expect.poll(() => goesToTheRight(title)).toBe(true);
  // On the side where the page's lines start.
  await expect
    .poll(async () => (await edges(title)).left - (await edges(page.locator(".code-tools"))).right)
    .toBeGreaterThanOrEqual(-1);
  await page.context().close();
});

test("another form of a page names its file from the left, and its source goes from left to right", async () => {
  for (const view of ["markdown", "json", "tree"]) {
    const { page, complaints } = await visit(`/ar/docs/guide/printing?view=${view}`);
    const block = page.locator("main > .view .code-block");
    const address = block.locator(".code-tools a");
    await address.waitFor();
    await expect.poll(() => goesToTheRight(address)).toBe(true);
    // Where the lines of the page start.
    await expect.poll(async () => (await edges(block)).right - (await edges(address)).right).toBeLessThan(40);
    const shown = block.locator(view === "tree" ? ".view-tree" : "pre");
    await expect.poll(() => shown.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    if (view === "tree") {
      // `h2 id="الورق" "الورق"`: two strings in Arabic are in the order of the line.
      const parts = shown.locator("p", { hasText: "h2" }).first().locator("span");
      const order = () =>
        parts.evaluateAll((all) => {
          const lefts = all.map((part) => part.getBoundingClientRect().left);
          return lefts.map((left) => lefts.filter((other) => other < left).length);
        });
      await expect.poll(order).toEqual([0, 1, 2, 3]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test.each([1280, 390])(
  "beside its translation, each language has its direction, %i px wide",
  async (width) => {
    const { page, complaints } = await visit("/ar/docs/guide/writing?with=en", width);
    await page.locator("main > .pair .pair-cell").first().waitFor();
    const cells = page.locator(".pair-row:has(.pair-cell + .pair-cell > p) > .pair-cell");
    await expect
      .poll(() => cells.evaluateAll((all) => all.slice(0, 2).map((cell) => getComputedStyle(cell).direction)))
      .toEqual(["rtl", "ltr"]);
    // The page's own language is where its lines start.
    const distance = async () => (await edges(cells.nth(0))).left - (await edges(cells.nth(1))).right;
    if (width > 1000) await expect.poll(distance).toBeGreaterThanOrEqual(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test("a page that is not translated is in its own direction, beside navigation in that of the site", async () => {
  const { page } = await visit("/ar/docs/guide/internals");
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
  await page.context().close();
});

test("the text of a term is below it, where the term starts", async () => {
  const { page } = await visit("/ar/docs/start");
  const term = page.locator("main .term");
  await term.hover();
  const text = page.locator(".term-text");
  await text.waitFor();
  // A face that comes late moves both, one frame after the other.
  await expect
    .poll(async () => Math.abs((await edges(text)).right - (await edges(term)).right))
    .toBeLessThan(0.5);
  await expect.poll(() => text.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  await page.context().close();
});

test("arrow keys move through tabs in the direction in which they are shown", async () => {
  const { page } = await visit("/ar/docs/guide/writing");
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
  await expect
    .poll(async () => (await edges(tabs.first())).left - (await edges(tabs.nth(1))).right)
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => tabs.first().getAttribute("aria-selected")).toBe("true");
  await page.context().close();
});

test("the menu of narrow screens is on the right", async () => {
  const { page, complaints } = await visit("/ar/docs/guide/writing", 390);
  await page.getByRole("button", { name: "افتح القائمة" }).click();
  const menu = page.getByRole("dialog");
  await expect.poll(async () => (await edges(menu)).right).toBe(390);
  await expect.poll(async () => (await edges(menu)).left).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("a search in Arabic finds pages, and a name of a program is typed from the left", async () => {
  const { page, complaints } = await visit("/ar/docs/start");
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
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("the page turns with the language, there and back", async () => {
  const { page, complaints } = await visit("/docs/guide/writing");
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
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("an address that nobody knows is answered in the direction of its language", async () => {
  const { page } = await visit("/ar/nowhere");
  await expect.poll(() => direction(page)).toBe("rtl");
  await page.goto(`${server.origin}${base}nowhere`);
  await page.waitForFunction(isHydrated);
  await expect.poll(() => direction(page)).toBe("ltr");
  await page.context().close();
});

test("nothing scrolls sideways on any width", async () => {
  const { page } = await visit("/ar/");
  for (const route of [
    "",
    "docs/start",
    "docs/guide/writing",
    "docs/guide/internals",
    "docs/category/guide",
    "blog",
    "blog/second-edition",
    "blog/archive",
  ]) {
    await page.goto(`${server.origin}${base}ar/${route}`);
    for (const width of [320, 390, 768, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const room = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(room, { message: `${route} at ${width}` }).toBeLessThanOrEqual(0);
    }
  }
  await page.context().close();
});

test("axe-core objects to nothing on a wide screen and on a phone", async () => {
  const { page } = await visit("/ar/");
  for (const route of ["", "docs/guide/writing", "docs/guide/internals", "blog", "nowhere"]) {
    await page.goto(`${server.origin}${base}ar/${route}`);
    await page.waitForFunction(isHydrated);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => objections(page), { message: `${route} at ${width}` }).toEqual([]);
    }
  }
  await page.context().close();
});
