/** In Firefox, what a visitor has chosen is kept, and is there in other tabs. */
import { expect, test } from "vitest";
import type { Page } from "./page.ts";
import { sharedFirefox, started, visits } from "./visits.ts";

const { address, visit } = visits(sharedFirefox(), "content", true);

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const changeTheme = (page: Page) => page.click(".colour-mode");

test("a colour mode is kept for the next page and the next document, and other tabs follow", async () => {
  const { page, visitor } = await visit("/about");
  const tab = await visitor.newPage();
  await tab.goto(address("/fr/blog"));
  await started(tab);
  await expect.poll(async () => [await theme(page), await theme(tab)]).toEqual(["light", "light"]);
  await changeTheme(page);
  await expect.poll(() => theme(page)).toBe("dark");
  await expect.poll(() => theme(tab)).toBe("dark");
  await page.reload();
  await expect.poll(() => theme(page)).toBe("dark");
  await page.goto(address("/docs/tech_writing/twins"));
  await expect.poll(() => theme(page)).toBe("dark");
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});

test("another visitor has chosen nothing", async () => {
  const first = await visit("/about");
  await changeTheme(first.page);
  await expect.poll(() => theme(first.page)).toBe("dark");
  const second = await visit("/about");
  await expect.poll(() => theme(second.page)).toBe("light");
  await Promise.all([first.visitor.close(), second.visitor.close()]);
});

test("where storage is refused, the reader works without", async () => {
  const { page, visitor } = await visit("/about");
  await page.before(() => {
    const refuse = () => {
      throw new DOMException("storage is blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { get: refuse });
  });
  await page.reload();
  await started(page);
  await changeTheme(page);
  await expect.poll(() => theme(page)).toBe("dark");
  await expect.poll(() => page.complaints()).toEqual([]);
  await visitor.close();
});
