/** The first page where a part of it is lost: data, manifests, scripts of rare kinds (S30, S34). */
// Tests: reader/navigation, reader/pages, reader/shell
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

const heading = (page: Page) => page.locator("h1").first().innerText();

describe("into an empty shell", () => {
  let site: VisitedSite;
  beforeAll(async () => {
    site = await openShippedSite("new", "--no-prerender");
  });
  afterAll(() => site?.close());

  test("a failure reloads once, then says so and offers to retry", async () => {
    const { page, requests, close } = await site.visit("/contact", {
      alive: false,
      before: (page) =>
        page.route("**/data/manifest.json", (route) => route.fulfill({ status: 500, body: "" })),
    });
    await expect.poll(() => page.locator("h1").allInnerTexts()).toEqual(["This page could not be loaded."]);
    expect(requests.filter((path) => path === "/contact")).toHaveLength(2);
    await page.unroute("**/data/manifest.json");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => heading(page)).toBe("Contact");
    await close();
  });
});

describe("a page of a rare kind", () => {
  let site: VisitedSite;
  beforeAll(async () => {
    site = await openShippedSite("new");
  });
  afterAll(() => site?.close());

  test("an address that is not found says so, though its data cannot be asked for", async () => {
    const { page, complaints, close } = await site.visit("/nothing-here", {
      before: (page) => page.route("**/data/nothing-here.json", (route) => route.abort()),
    });
    await expect.poll(() => heading(page)).toBe("Page Not Found");
    await expect
      .poll(() => page.getByRole("banner").getByRole("link", { name: "Services" }).isVisible())
      .toBe(true);
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    await close();
  });

  test("an address that is not found says so, though the script for it is lost", async () => {
    const { page, close } = await site.visit("/nothing-here", {
      alive: false,
      before: (page) =>
        page.route("**/_twsite/lazy-kinds-*", (route) => route.fulfill({ status: 404, body: "" })),
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
    await expect.poll(() => heading(page)).toBe("Page Not Found");
    await close();
  });
});

test("a document whose manifest is lost is loaded again, once, and then read as without scripts", async () => {
  const site = await openShippedSite("new");
  const { page, requests, close } = await site.visit("/fr/about", {
    alive: false,
    before: (page) =>
      page.route("**/_twsite/manifest-*", (route) => route.fulfill({ status: 404, body: "" })),
  });
  const documents = () => requests.filter((path) => path === "/fr/about/");
  await expect.poll(() => documents().length).toBe(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
  expect(documents()).toHaveLength(2);
  await close();
  await site.close();
});
