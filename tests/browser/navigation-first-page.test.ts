/** The first page where the document does not bring it whole: empty shells, pages of rare kinds (S30, S34). More that is lost: `npm run test:long`. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { serveSite } from "./serve-site.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openShippedSite("new"), launchBrowser()]);
});
afterAll(() => Promise.all([site?.close(), browser?.close()]));

const heading = (page: Page) => page.locator("h1").first().innerText();

test("into an empty shell, the page comes after a spinner; an unknown address is not found, in its language", async () => {
  const shells = await compileSite("/", "tests/sites/article/content", "--no-prerender");
  const { origin, close } = await serveSite(shells);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.route("**/data/fr/docs/parts.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/fr/docs/parts?from=card#main-content`);
  await page.getByRole("status").filter({ hasText: "Chargement…" }).waitFor();
  release();
  await expect.poll(() => heading(page)).toBe("Éléments d’un article");
  await expect.poll(() => page.title()).toBe("Éléments d’un article | Éléments");
  await expect.poll(() => page.url()).toBe(`${origin}/fr/docs/parts?from=card#main-content`);
  expect(complaints).toEqual([]);

  await page.goto(`${origin}/fr/rien`);
  await expect.poll(() => heading(page)).toBe("Page introuvable");
  await page.close();
  await close();
  shells.remove();
});

test("a page of a rare kind comes with its script, at first or from a link", async () => {
  const { page, requests, complaints, close } = await site.visit("/blog/archive");
  expect(requests.some((path) => path.startsWith("/_twsite/lazy-kinds-"))).toBe(true);
  await page.goto(`${site.origin}/blog/favorite_tools`);
  await page.locator("main a[href*='/blog/tags/']").first().click();
  await expect.poll(() => page.url()).toContain("/blog/tags/");
  await expect.poll(() => page.title()).toContain("tag");
  expect(complaints).toEqual([]);
  await close();
});

test("one whose script is lost is loaded again, once, and then read as without scripts", async () => {
  const { page, requests, close } = await site.visit("/blog/archive", {
    alive: false,
    before: (page) =>
      page.route("**/_twsite/lazy-kinds-*", (route) => route.fulfill({ status: 404, body: "" })),
  });
  await expect.poll(() => requests.filter((path) => path === "/blog/archive").length).toBe(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
  await expect
    .poll(() => page.getByRole("banner").getByRole("link", { name: "Services" }).isVisible())
    .toBe(true);
  expect(requests.filter((path) => path === "/blog/archive")).toHaveLength(2);
  await close();
});
