/** What a visitor of a site with several sets of docs meets: its bar, its sidebars and its versions, each for its set. */
// Tests: cli/site, reader/shell, reader/state
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { severalSets } from "../sites/docs/several-sets.ts";
import { isHydrated } from "./is-hydrated.ts";
import { visitedContent } from "./visited-content.ts";

const base = "/sub/";
const { address, visit } = visitedContent(base, severalSets);

const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Documentation" });

test("the home page is a doc beside the sidebar of its set; from there links lead to the other sets and back", async () => {
  const { page, complaints } = await visit("/");
  await page.getByRole("heading", { level: 1, name: "Welcome" }).waitFor();
  await expect.poll(() => sidebar(page).getByRole("link").allTextContents()).toContain("Welcome");
  await nav(page).getByRole("link", { name: "Reference" }).click();
  await expect.poll(() => page.url()).toBe(address("/reference/start"));
  await expect.poll(() => sidebar(page).getByRole("link").allTextContents()).toEqual(["Start of the API"]);
  await nav(page).getByRole("link", { name: "Command line" }).click();
  await expect.poll(() => page.url()).toBe(address("/tools/cli"));
  await nav(page).getByRole("link", { name: "Guide" }).click();
  await expect.poll(() => page.url()).toBe(address("/"));
  await expect
    .poll(() => nav(page).getByRole("link", { name: "Guide" }).getAttribute("aria-current"))
    .toBe("true");
  expect(complaints).toEqual([]);
});

test("the menu of versions is about its set alone, and is remembered for it", async () => {
  const { page, complaints } = await visit("/reference/start");
  await nav(page).getByRole("button", { name: "Version of the documentation 1.0" }).click();
  await nav(page).getByRole("link", { name: "Next" }).click();
  await expect.poll(() => page.url()).toBe(address("/reference/next/start"));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("docs-preferred-version")))
    .toBe("api:current");
  await page.goto(address("/guide/install"));
  await page.waitForFunction(isHydrated);
  await expect
    .poll(() => nav(page).getByRole("link", { name: "Reference" }).getAttribute("href"))
    .toBe(`${base}reference/next/start`);
  await expect.poll(() => nav(page).getByRole("link", { name: "Guide" }).getAttribute("href")).toBe(base);
  await nav(page).getByRole("button", { name: "Version of the documentation Next" }).waitFor();
  expect(complaints).toEqual([]);
});

test("the search of a page finds its own version, and the latest of other sets", async () => {
  const { page } = await visit("/guide/install");
  await nav(page).getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").fill("get");
  const hits = page.getByRole("option");
  await hits.first().waitFor();
  const found = await hits.evaluateAll((options) => options.map((option) => option.outerHTML).join());
  expect(found).toContain("reference/calls/get");
  expect(found).not.toContain("reference/next/calls/get");
});
