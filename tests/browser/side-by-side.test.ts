/** A page in two languages side by side: how a visitor comes to it, what stands beside what, and how the visitor leaves it (S85). */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { objections } from "./axe.ts";
import { follow } from "./follow.ts";
import { isHydrated } from "./is-hydrated.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import { twoLanguages } from "./side-by-side-site.ts";
import { visitedContent } from "./visited-content.ts";

const { address, visit } = visitedContent("/sub/", twoLanguages);

const pair = (page: Page) => page.locator(".pair");
const menu = (page: Page) => page.getByRole("button", { name: /^(Languages|Langues)/ });
const entry = (page: Page) =>
  page
    .locator(".pair-entry")
    .getByRole("link", { name: "Side by side with French (France)", includeHidden: true });
const row = (page: Page, text: string) => page.locator(".pair-row", { hasText: text });
/** Of the heading or paragraph with that text, from the top of the window. */
const topOf = (page: Page, text: string) =>
  page
    .locator(".pair-cell")
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

const languages = (page: Page) =>
  page.locator(".pair-row h1").evaluateAll((titles) => titles.map((title) => title.getAttribute("lang")));

async function open(route = "/docs/guide?with=fr", width?: number) {
  const visited = await visit(route, width);
  await pair(visited.page).waitFor();
  return visited;
}

/** The bar of the site may still make way, and the link moves with it; once the mouse is over it, it stays. */
async function press(page: Page, name: string): Promise<void> {
  const link = page.getByRole("link", { name });
  await link.hover();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await link.click();
}

describe("it opens", () => {
  test("from the menu of languages by mouse, beside the address of the page, by keyboard, and with Alt Shift W", async () => {
    const { page, complaints } = await visit("/docs/guide?a=b#end");
    await page.waitForSelector("html[data-controls]");
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join("\n"),
      );
    await expect.poll(loaded).not.toMatch(/side-?by-?side/i);
    const title = await page.title();
    await menu(page).click();
    await entry(page).click();
    await pair(page).waitFor();
    await expect.poll(loaded).toMatch(/SideBySide/);
    await expect.poll(() => page.url()).toBe(address("/docs/guide?a=b&with=fr#end"));
    await expect.poll(() => page.title()).toBe(title);
    await expect
      .poll(() => page.locator("link[rel=canonical]").getAttribute("href"))
      .toBe("https://example.com/sub/docs/guide");
    await press(page, "Close side by side");
    await pair(page).waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(address("/docs/guide?a=b#end"));
    // From the menu by keyboard, and the focus goes to its first row.
    await scrollToTop(page);
    await menu(page).press("ArrowUp");
    await expect.poll(() => entry(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await pair(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("The guideLe guide");
    // The key closes it, and opens it.
    await page.keyboard.press("Alt+Shift+W");
    await pair(page).waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(address("/docs/guide?a=b#end"));
    await expect.poll(() => page.locator(".prose").innerText()).toContain("First words");
    await page.keyboard.press("Alt+Shift+W");
    await pair(page).waitFor();
    await expect.poll(() => page.url()).toBe(address("/docs/guide?a=b&with=fr#end"));
    expect(complaints).toEqual([]);
  });

  test("from the sliding menu of a phone", async () => {
    const { page, complaints } = await visit("/about", 390);
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Side by side with French (France)" }).click();
    await pair(page).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => languages(page)).toEqual(["en-GB", "fr-FR"]);
    expect(complaints).toEqual([]);
  });

  test("at the first visit of its address, on a post", async () => {
    const { page, complaints } = await open("/fr/blog/news?with=en");
    await expect.poll(() => languages(page)).toEqual(["fr-FR", "en-GB"]);
    expect(complaints).toEqual([]);
  });
});

test("nothing of it is there on a page without a translation, for a language that only shows the source, or for an unknown one", async () => {
  const { page, complaints } = await visit("/docs/only?with=fr");
  const expectNone = async (message: string) => {
    await page.waitForSelector("html[data-controls]");
    await page.locator("article .prose").waitFor();
    await expect.poll(() => pair(page).count(), { message }).toBe(0);
    await expect.poll(() => page.locator(".main-nav a", { hasText: "canadien" }).count()).toBe(1);
  };
  await expectNone("without a translation");
  await follow(page, "/sub/fr/docs/only?with=en", "/sub/docs/only");
  await expectNone("whose translation is the source");
  await follow(page, "/sub/docs/guide?with=fr-CA");
  await expectNone("with a language that only shows the source");
  await page.goto(address("/docs/guide?with=xx"));
  await expectNone("with an unknown language");
  await entry(page).waitFor({ state: "attached" });
  await expect.poll(() => page.locator(".pair-entry").count()).toBe(1);
  expect(complaints).toEqual([]);
});

describe("side by side", () => {
  test("headings and blocks stand beside their counterparts, each in its language; ids are there once, and axe-core objects to nothing", async () => {
    const { page, complaints } = await open();
    for (const [here, there] of [
      ["The guide", "Le guide"],
      ["All that is needed.", "Tout ce qu’il faut."],
      ["Start", "Début"],
      ["Lists", "Listes"],
      ["Text for Linux.", "Texte pour Linux."],
      ["Last words.", "Derniers mots."],
    ] as const)
      await expect
        .poll(async () => (await topOf(page, here)) - (await topOf(page, there)), { message: here })
        .toBe(0);
    const cells = row(page, "Last words.").locator(".pair-cell");
    await expect
      .poll(() => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("lang"))))
      .toEqual(["en-GB", "fr-FR"]);
    // The same code is shown once.
    await expect.poll(() => page.locator(".pair pre").count()).toBe(1);
    const twice = () =>
      page.evaluate(() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      });
    await expect.poll(twice).toEqual([]);
    await page.getByRole("link", { name: "la fin" }).click();
    await expect.poll(() => page.url()).toBe(address("/docs/guide?with=fr#__fr-end"));
    await expect.poll(() => topOf(page, "Fin")).toBeLessThan(800);
    await page.getByRole("tab", { name: "macOS" }).last().click();
    await page.getByText("Text for macOS.").waitFor();
    await page.getByText("Texte pour macOS.").waitFor();
    await expect.poll(() => objections(page), { message: "on a wide screen" }).toEqual([]);
    // On a phone each block is followed by its counterpart.
    await page.setViewportSize({ width: 390, height: 800 });
    const bottom = () =>
      row(page, "Last words.")
        .locator(".pair-cell")
        .first()
        .evaluate((cell) => Math.round(cell.getBoundingClientRect().bottom));
    await expect
      .poll(async () => (await topOf(page, "Derniers mots.")) - (await bottom()))
      .toBeGreaterThanOrEqual(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect.poll(() => objections(page), { message: "on a phone" }).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("what is missing or differs is marked and counted, and a stale translation says so; so it is after a change of languages", async () => {
    const { page } = await open();
    const summary = page.locator(".pair-summary");
    await expect
      .poll(() => summary.allTextContents())
      .toEqual([
        "1 block without a counterpart, 1 block differs",
        "L’original de cette page a changé depuis sa traduction.",
      ]);
    await expect
      .poll(() => row(page, "in English alone, on port 8080").innerText())
      .toContain("No counterpart in French");
    await expect.poll(() => row(page, "Three").innerText()).toContain("Differs – list items: 3 and 2");
    const next = page.getByRole("button", { name: "Next difference" });
    const isInView = (text: string) =>
      row(page, text).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await next.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isInView("on port 8080")).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => isInView("Three")).toBe(true);
    const told = () => page.locator(".pair [role=status]").textContent();
    await expect.poll(told).toBe("2/2: Differs – list items: 3 and 2");
    // A mouse that stays where it is finds the button again.
    await next.hover();
    for (const expected of ["1/2", "2/2", "1/2", "2/2"]) {
      await page.mouse.down();
      await page.mouse.up();
      await expect.poll(told).toContain(expected);
    }
    await press(page, "Swap languages");
    await expect.poll(() => page.url()).toBe(address("/fr/docs/guide?with=en"));
    await expect
      .poll(() => page.locator(".pair-row h1").allTextContents())
      .toEqual(["Le guide", "The guide"]);
    await expect.poll(() => languages(page)).toEqual(["fr-FR", "en-GB"]);
    await expect.poll(() => summary.textContent()).toBe("1 bloc sans équivalent et 1 bloc diffère");
    await expect.poll(() => row(page, "on port 8080").innerText()).toContain("Sans équivalent en français");
    // A choice in the menu leads to the page in one language.
    await menu(page).click();
    await page.getByRole("link", { name: "English", exact: true }).click();
    await expect.poll(() => page.url()).toBe(address("/docs/guide"));
    await pair(page).waitFor({ state: "detached" });
    await expect.poll(() => page.locator("article h1").textContent()).toBe("The guide");
  });
});

describe("the visitor's place", () => {
  test("is kept when it opens and closes, and Back and Forward return to it", async () => {
    const { page } = await visit("/");
    // A face that comes in time for one document and not for the next puts lines elsewhere.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(address("/docs/guide"));
    const heading = (level: string) => page.locator(level, { hasText: "Lists" }).first();
    await page.waitForSelector("html[data-controls]");
    await heading("h2").evaluate((element) =>
      element.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    const top = () => heading("h2").evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // Positions are fractions of pixels.
    const expectTop = (at: number) =>
      expect.poll(async () => Math.abs((await top()) - at)).toBeLessThanOrEqual(1);
    const before = await top();
    await page.keyboard.press("Alt+Shift+W");
    await pair(page).waitFor();
    await expectTop(before);
    await page.evaluate(() => {
      const scrolled = new Promise((settle) => addEventListener("scrollend", settle, { once: true }));
      scrollBy({ top: 150, behavior: "instant" });
      return scrolled;
    });
    const left = await top();
    await page.goBack();
    await pair(page).waitFor({ state: "detached" });
    await expectTop(before);
    await page.goForward();
    await pair(page).waitFor();
    await expectTop(left);
    await page.reload();
    await pair(page).waitFor();
    await expectTop(left);
    await page.waitForSelector("html[data-controls]");
    await page.keyboard.press("Alt+Shift+W");
    await pair(page).waitFor({ state: "detached" });
    await expectTop(left);
  });

  test("is kept where it opens in the frame of a scroll", async () => {
    const { page } = await visit("/docs/guide");
    await page.waitForSelector("html[data-controls]");
    const heading = page.locator("h2", { hasText: "Lists" }).first();
    const { before, place } = await heading.evaluate((element) => {
      element.scrollIntoView({ block: "start", behavior: "instant" });
      const keys = { code: "KeyW", key: "W", altKey: true, shiftKey: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true }));
      return { before: element.getBoundingClientRect().top, place: scrollY };
    });
    await pair(page).waitFor();
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    // Positions are fractions of pixels.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await page.goBack();
    await pair(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

test("a failure of the script reloads the page once, then says so; one of the data says why; both are tried again on request", async () => {
  const { page } = await visit("/docs/guide");
  await page.waitForSelector("html[data-controls]");
  await page.route("**/SideBySide-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.keyboard.press("Alt+Shift+W");
  await page.getByRole("alert").getByText("The server could not be reached.").waitFor();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(undefined);
  await page.unroute("**/SideBySide-*.js");
  await page.getByRole("button", { name: "Retry" }).click();
  await pair(page).waitFor();
  await page.waitForFunction(isHydrated);
  await page.waitForSelector("html[data-controls]");
  await page.route("**/data/fr/about.json", (route) => route.fulfill({ status: 500, body: "" }));
  await follow(page, "/sub/about");
  await page.keyboard.press("Alt+Shift+W");
  await page.getByRole("alert").getByText("The server answered with an error.").waitFor();
  await expect.poll(() => page.locator("article .prose").innerText()).toContain("Who we are");
  await page.unroute("**/data/fr/about.json");
  await page.getByRole("button", { name: "Retry" }).click();
  await pair(page).waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});
