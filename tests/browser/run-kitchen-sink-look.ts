/** The look of the page with every construct: nothing scrolls sideways, and axe-core has nothing to object to. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";
import { objections } from "./axe.ts";

export const route = "/docs/writing/kitchen-sink";

export const explanation = (page: Page) => page.locator(".explanation-text");
export const numbers = (page: Page) => page.locator("a.annotation");

/** Each theme with the width of a window, in pixels. */
export function testKitchenSinkLook(
  cases: readonly (readonly [theme: "light" | "dark", width: number])[],
): void {
  describe("the look", () => {
    let site: SiteUnderPolicy;
    beforeAll(async () => {
      site = await openUnderPolicy("cli/manual");
    });
    afterAll(() => site?.close());

    test.each(cases)(
      "in the %s theme, at %i pixels, nothing scrolls sideways, and axe has nothing to object to",
      (theme, width) =>
        site.on({ route, colorScheme: theme, stored: { theme } }, async (page) => {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => scrollWidth(page)).toBe(width);
          await numbers(page).first().click();
          await explanation(page).waitFor();
          await expect.poll(() => objections(page)).toEqual([]);
          await expect.poll(() => scrollWidth(page)).toBe(width);
          await page.keyboard.press("Escape");
          await explanation(page).waitFor({ state: "detached" });
        }),
    );
  });
}
