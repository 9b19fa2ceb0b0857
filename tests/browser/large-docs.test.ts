/** The sidebar of a site with hundreds of docs: the document shows a part, the reader loads parts. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { largeDocs } from "../sites/large-docs.ts";
import { visitedContent } from "./visited-content.ts";
import { settle } from "./visitors.ts";

const { address, visit } = visitedContent("/", largeDocs());

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Documentation" });
const current = (page: Page) => sidebar(page).locator("[aria-current=page]").allTextContents();

test("from page to page the sidebar shows what is around, and is never loaded whole", async () => {
  const { page, complaints } = await visit("/docs/long/d075");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await expect.poll(() => current(page)).toEqual(["Doc 75 of long"]);
  await sidebar(page).getByRole("link", { name: "Doc 76 of long" }).click();
  await expect.poll(() => page.url()).toBe(address("/docs/long/d076"));
  await expect.poll(() => current(page)).toEqual(["Doc 76 of long"]);
  // The slice of a level is larger than the part in a document.
  await sidebar(page).getByRole("link", { name: "Doc 20 of long" }).waitFor();
  await sidebar(page).getByRole("link", { name: "part03", exact: true }).click();
  await expect.poll(() => page.url()).toBe(address("/docs/category/part03"));
  await sidebar(page).getByRole("link", { name: "Doc 3 of part03" }).click();
  await expect.poll(() => current(page)).toEqual(["Doc 3 of part03"]);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => current(page)).toEqual(["Doc 76 of long"]);
  await page.goBack();
  await expect.poll(() => current(page)).toEqual(["Doc 75 of long"]);
  expect(asked.filter((path) => path.endsWith("/sidebars/current/docs.json"))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the link that was clicked stays where it is while the sidebar grows around it", async () => {
  const { page } = await visit("/docs/long/d075");
  await settle(page);
  const link = sidebar(page).getByRole("link", { name: "Doc 80 of long" });
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await expect.poll(() => current(page)).toEqual(["Doc 80 of long"]);
  const moved = async () => Math.abs(((await link.boundingBox())?.y ?? Number.NaN) - (before?.y ?? 0));
  await expect.poll(moved).toBeLessThan(3);
});

test("on a phone the menu has the part that the document shows", async () => {
  const { page } = await visit("/docs/long/d075", 390);
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("link", { name: "Doc 75 of long" }).waitFor();
  await menu.getByRole("link", { name: "Doc 76 of long" }).click();
  await expect.poll(() => page.url()).toBe(address("/docs/long/d076"));
  await menu.waitFor({ state: "detached" });
});
