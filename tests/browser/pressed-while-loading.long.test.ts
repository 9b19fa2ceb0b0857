/** A visitor on a phone who opens something while the next page is on its way: it is about the page that is shown then. */
// Tests: reader/shell, reader/navigation
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

/** `press`: between the request of the portfolio and its arrival. */
async function whileLoading(press: (page: Page) => Promise<unknown>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, complaints, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    before: (page) =>
      page.route("**/data/docs/portfolio/intro_portfolio.json", async (route) => {
        await held;
        await route.continue();
      }),
  });
  await settle(page);
  await page.locator("footer a[href='/docs/portfolio/intro_portfolio']").dispatchEvent("click");
  await expect.poll(() => page.url()).toContain("/docs/portfolio/intro_portfolio");
  await press(page);
  release();
  await page.locator("main h1", { hasText: "Portfolio: how to read it" }).waitFor({ state: "attached" });
  return { page, complaints, close };
}

test("the menu stays open, with the sidebar of the page that came", async () => {
  const { page, complaints, close } = await whileLoading(async (page) => {
    await page.locator(".menu-button").click();
    await page.locator(".mobile-menu .sidebar").getByText("REST APIs").waitFor();
  });
  const current = page.locator(".mobile-menu[open] .sidebar [aria-current=page]");
  await expect.poll(() => current.allTextContents()).toEqual(["How to read it"]);
  // A link that is followed closes it, and so does Back.
  await page.locator(".mobile-menu .sidebar").getByText("A finished audit").click();
  await expect.poll(() => page.locator(".mobile-menu[open]").count()).toBe(0);
  await page.locator("main h1", { hasText: "JSON Server" }).waitFor();
  await page.locator(".menu-button").click();
  await page.locator(".mobile-menu[open]").waitFor();
  await page.goBack();
  await expect.poll(() => page.locator(".mobile-menu[open]").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("the search stays open, with what was typed", async () => {
  const { page, complaints, close } = await whileLoading(async (page) => {
    await page.locator(".search-button:visible").first().click();
    await page.getByRole("combobox").fill("api");
  });
  await expect.poll(() => page.getByRole("combobox").inputValue()).toBe("api");
  await expect(
    page.getByRole("combobox").evaluate((field) => field === document.activeElement),
  ).resolves.toBe(true);
  await page.getByRole("option").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("“On this page” stays open, with the headings of the page that came, and closes at Back", async () => {
  const { page, complaints, close } = await whileLoading(async (page) => {
    // The bar of sections takes the place of the hidden bar on top.
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.locator(".section-bar summary").click();
    await page.locator(".section-bar [open]").getByText("Errors people can act on").first().waitFor();
  });
  const list = page.locator(".section-bar [open] > ul");
  await list.getByText("What each case contains").waitFor();
  await expect.poll(() => list.getByText("Errors people can act on").count()).toBe(0);
  await page.goBack();
  await page.locator("main h1", { hasText: "REST API documentation" }).waitFor();
  await expect.poll(() => page.locator(".section-bar [open]").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("the closed contents above the text stay open, too, and those of the page after it are closed", async () => {
  const { page, close } = await whileLoading((page) => page.locator(".contents-details > summary").click());
  await expect.poll(() => page.locator(".contents-details").getAttribute("open")).toBe("");
  await page.locator(".turn-forth").click();
  await expect.poll(() => page.url()).not.toContain("intro_portfolio");
  await expect.poll(() => page.locator(".contents-details[open]").count()).toBe(0);
  await close();
});
