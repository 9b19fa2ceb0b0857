/** What a visitor of docs in several versions meets: the menu, the notices, and links that keep to the chosen version. */
// Tests: cli/site, reader/shell, reader/state
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { threeVersions } from "../sites/versions/three-versions.ts";
import { isHydrated } from "./is-hydrated.ts";
import { visitedContent } from "./visited-content.ts";

const base = "/sub/";
const { address, visit } = visitedContent(base, threeVersions);

const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const startLink = (page: Page) => nav(page).getByRole("link", { name: "Start" });

test("the menu keeps the query and the hash where it leads to the same page", async () => {
  const { page, complaints } = await visit("/docs/guide/install?from=mail#main-content");
  await nav(page).getByRole("button", { name: "Version of the documentation 2.0" }).click();
  await nav(page).getByRole("link", { name: "1.x" }).click();
  await expect.poll(() => page.url()).toBe(address("/docs/old/guide/install?from=mail#main-content"));
  expect(complaints).toEqual([]);
});

test("the menu leads to the same page of another version, and links of the bar keep to it from then on", async () => {
  const { page, complaints } = await visit("/docs/guide/install");
  const menu = nav(page).getByRole("button", { name: "Version of the documentation 2.0" });
  await menu.click();
  await nav(page).getByRole("link", { name: "1.x" }).click();
  await expect.poll(() => page.url()).toBe(address("/docs/old/guide/install"));
  await page.getByText("a version that is no longer maintained").waitFor();
  await page.getByText("Version: 1.x").waitFor();
  await expect.poll(() => startLink(page).getAttribute("href")).toBe(`${base}docs/old/start`);

  await page.goto(address("/about"));
  await page.waitForFunction(isHydrated);
  await expect.poll(() => startLink(page).getAttribute("href")).toBe(`${base}docs/old/start`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("docs-preferred-version"))).toBe("1.0");
  await nav(page).getByRole("button", { name: "Version of the documentation 1.x" }).waitFor();

  await startLink(page).click();
  await page.getByRole("link", { name: "Read this page for the latest version, 2.0" }).click();
  await expect.poll(() => page.url()).toBe(address("/docs/start"));
  await page.goto(address("/about"));
  await page.waitForFunction(isHydrated);
  await expect.poll(() => startLink(page).getAttribute("href")).toBe(`${base}docs/start`);
  expect(complaints).toEqual([]);
});

test("a page of the docs keeps to its own version, whatever the visitor chose; an unknown choice is as none", async () => {
  const { page, complaints } = await visit("/about");
  await page.evaluate(() => localStorage.setItem("docs-preferred-version", "1.0"));
  await page.goto(address("/docs/next/start"));
  await page.waitForFunction(isHydrated);
  await expect.poll(() => startLink(page).getAttribute("href")).toBe(`${base}docs/next/start`);
  await page.evaluate(() => localStorage.setItem("docs-preferred-version", "0.1"));
  await page.goto(address("/about"));
  await page.waitForFunction(isHydrated);
  await nav(page).getByRole("button", { name: "Version of the documentation 2.0" }).waitFor();
  await expect.poll(() => startLink(page).getAttribute("href")).toBe(`${base}docs/start`);
  expect(complaints).toEqual([]);
});

test("the sliding menu of narrow screens has the versions, too", async () => {
  const { page, complaints } = await visit("/docs/start", 390);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("button", { name: "Back to main menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Next" }).click();
  await expect.poll(() => page.url()).toBe(address("/docs/next/start"));
  expect(complaints).toEqual([]);
});

test("moving between versions changes the sidebar with the page", async () => {
  const { page } = await visit("/docs/start");
  const sidebar = page.getByRole("navigation", { name: "Documentation" });
  await expect.poll(() => sidebar.getByRole("link").allTextContents()).toEqual(["Start", "About"]);
  await nav(page)
    .getByRole("button", { name: /^Version/ })
    .click();
  await nav(page).getByRole("link", { name: "1.x" }).click();
  await expect.poll(() => sidebar.getByRole("link").allTextContents()).toContain("The old guide");
});
