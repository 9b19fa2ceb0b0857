/** In Firefox, the search opens by keyboard, finds pages as one types, and gives the focus back. */
import { expect, test } from "vitest";
import type { Page } from "./page.ts";
import { sharedFirefox, visits } from "./visits.ts";

const { address, visit } = visits(sharedFirefox(), "content", true);

const isOpen = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("role") === "combobox");
const hits = (page: Page) => page.evaluate(() => document.querySelectorAll("[role=option]").length);
const active = (page: Page) =>
  page.evaluate(() => document.querySelector("[role=option][aria-selected=true]")?.getAttribute("href"));

test("Control K and a slash open it, Escape closes it", async () => {
  const { page, visitor } = await visit("/about");
  for (const keys of [["Control", "k"], ["/"]]) {
    await page.press(...keys);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.press("Escape");
    await expect.poll(() => page.evaluate(() => document.querySelector("dialog[open]"))).toBe(null);
  }
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});

test("what is typed is found; the arrow keys choose, and Enter opens", async () => {
  const { page, visitor } = await visit("/about");
  await page.press("/");
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.type("documentation as data");
  await expect.poll(() => hits(page)).toBeGreaterThan(1);
  const first = await active(page);
  expect(first).toBe("/docs/tw_withAI/doc_as_data");
  await page.press("ArrowDown");
  await expect.poll(() => active(page)).not.toBe(first);
  await page.press("ArrowUp");
  await expect.poll(() => active(page)).toBe(first);
  await page.press("Enter");
  await expect.poll(() => page.url()).toBe(address("/docs/tw_withAI/doc_as_data"));
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});
