/**
 * Each page and each window of the first style in one combination, and what is there without the whole style. All combinations:
 * `npm run test:long`. On paper: `look.test.ts`.
 */
import { expect, test } from "vitest";
import { styleOf, testFirstStyle, text, wholeStyle } from "./run-first-style.ts";
import { saveData } from "./save-data.ts";

const site = testFirstStyle((number) => [1, 2, 3, 5, 6, 7].includes(number));

test("the whole style is there without JavaScript", async () => {
  const unscripted = await site().visit(text, { javaScriptEnabled: false });
  await expect.poll(() => styleOf(unscripted.page, ".skip-link", "z-index")).toBe("20");
  await unscripted.close();
});

test("a whole style that does not arrive leaves a text that can be read to its end", async () => {
  const { page, close } = await site().visit(text, {
    before: async (page) => {
      await saveData(page.context());
      await page.route(wholeStyle, (route) => route.abort());
    },
  });
  const last = page.locator(".prose > :last-child");
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => styleOf(page, ".prose > :last-child", "content-visibility")).toBe("visible");
  await expect.poll(() => styleOf(page, ".prose", "font-family")).toContain("Reader Text");
  await close();
});
