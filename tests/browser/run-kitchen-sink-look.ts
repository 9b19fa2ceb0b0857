/** The look of the page with every construct: nothing scrolls sideways, and axe-core has nothing to object to. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type SiteUnderPolicy, scrollWidth, type VisitOptions } from "./article-site.ts";
import { objections } from "./axe.ts";

export const route = "/docs/writing/kitchen-sink";

export const explanation = (page: Page) => page.locator(".term-text");
export const numbers = (page: Page) => page.locator("a.annotation");

/** Visitors who have each theme: light ones with a mouse, dark ones with a touch screen. */
export const visitors = {
  light: {},
  dark: { colorScheme: "dark", stored: { theme: "dark" }, hasTouch: true },
} satisfies Record<string, VisitOptions>;

/** Each theme with the width of a window, in pixels. */
export function testKitchenSinkLook(
  site: () => SiteUnderPolicy,
  cases: readonly (readonly [theme: "light" | "dark", width: number])[],
): void {
  test.each(cases)(
    "in the %s theme, at %i pixels, nothing scrolls sideways, and axe has nothing to object to",
    (theme, width) =>
      site().read({ route, ...visitors[theme], viewport: { width, height: 900 } }, async (page) => {
        await expect.poll(() => scrollWidth(page)).toBe(width);
        await numbers(page).first().click();
        await explanation(page).waitFor();
        await expect.poll(() => objections(page)).toEqual([]);
        await expect.poll(() => scrollWidth(page)).toBe(width);
        await page.keyboard.press("Escape");
        await explanation(page).waitFor({ state: "detached" });
      }),
  );
}
