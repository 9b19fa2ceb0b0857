/** The overview of a portfolio: filters work with the keyboard, say how many cases are left, and are gone without JavaScript. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { contrastWithin } from "./contrast-within.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

let site: CompiledSite;
let server: ServedSite;
let browser: Browser;
let contexts: KeptContexts;

beforeAll(async () => {
  site = await compileSite("/");
  [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
  contexts = keptContexts(browser);
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
});

async function visit(route: string, javaScriptEnabled = true) {
  const context = await contexts.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(server.origin + route);
  if (javaScriptEnabled) await page.waitForFunction(isHydrated);
  return { page, close: () => context.close() };
}

test("a choice leaves the cases that fit, says how many, and can be taken back", async () => {
  const { page, close } = await visit("/docs/category/portfolio");
  const count = page.getByRole("status").filter({ hasText: "case" });
  const titles = page.locator(".case-list :is(h2, h3)");
  await expect.poll(() => count.textContent()).toBe("10 cases");

  await page.getByLabel("Tools and standards").focus();
  await page.keyboard.type("Python");
  await expect.poll(() => count.textContent()).toBe("3 cases");
  await expect.poll(() => titles.count()).toBe(3);
  // What would leave nothing cannot be chosen.
  const sectors = page.getByLabel("Sector").locator("option:not([disabled])");
  await expect
    .poll(() => sectors.allTextContents())
    .toEqual([
      "All",
      "Customer relations and data analysis",
      "Identity technologies",
      "Services to the public",
    ]);

  await page.getByLabel("Sector").selectOption("Identity technologies");
  await expect.poll(() => count.textContent()).toBe("1 case");
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  await expect.poll(() => count.textContent()).toBe("10 cases");
  await expect.poll(() => page.getByLabel("Sector").inputValue()).toBe("");
  await expect
    .poll(() => page.getByLabel("Sector").evaluate((select) => select === document.activeElement))
    .toBe(true);
  await close();
});

test("Back from a case leads to the list as it was chosen", async () => {
  const { page, close } = await visit("/docs/category/portfolio");
  const titles = page.locator(".case-list :is(h2, h3)");
  await page.getByLabel("Tools and standards").selectOption("Python");
  await expect.poll(() => titles.count()).toBe(3);
  await titles.first().getByRole("link").click();
  await expect.poll(() => titles.count()).toBe(0);
  await page.goBack();
  await expect.poll(() => titles.count()).toBe(3);
  await expect.poll(() => page.getByLabel("Tools and standards").inputValue()).toBe("Python");
  await close();
});

test("the address of the list leads to what was chosen, and other parts of it stay", async () => {
  const { page, close } = await visit("/docs/category/portfolio?from=mail&sector=nothing-like-this#cases");
  const titles = page.locator(".case-list :is(h2, h3)");
  await expect.poll(() => titles.count()).toBe(10);
  await page.getByLabel("Tools and standards").selectOption("Python");
  await page.getByLabel("Sector").selectOption("Identity technologies");
  await expect.poll(() => titles.count()).toBe(1);
  const address = page.url();
  expect(address).toMatch(/\?from=mail&sector=Identity%20technologies&tools=Python#cases$/);
  await close();
  const other = await visit(address.slice(server.origin.length));
  await expect.poll(() => other.page.locator(".case-list :is(h2, h3)").count()).toBe(1);
  await expect.poll(() => other.page.getByLabel("Sector").inputValue()).toBe("Identity technologies");
  await other.page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => other.page.url()).toMatch(/\?from=mail#cases$/);
  await other.close();
});

test.each(["light", "dark"] as const)(
  "in few colours a filter shows that it is a list (%s)",
  async (colorScheme) => {
    const { page, close } = await visit("/docs/category/portfolio");
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    for (const filter of await page.locator(".case-filters label:has(select)").all())
      await expect.poll(() => contrastWithin(filter.locator("select"), 26)).toBeGreaterThan(100);
    await close();
  },
);

test("without JavaScript every case is there, and nothing that does not work", async () => {
  const { page, close } = await visit("/fr/docs/category/portfolio", false);
  await expect.poll(() => page.locator(".case-list :is(h2, h3)").count()).toBe(10);
  await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
  await close();
});
