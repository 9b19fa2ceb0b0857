/** The way to another page of the site without a new document, for tests that need the whole page and not its first paint. */
import type { Page } from "playwright-core";
import { goByClick } from "../payloads/go-by-click.ts";

/** Follows a link to `route`, and waits until the whole page is there, at its top. */
export async function goToWhole(page: Page, route: string): Promise<void> {
  // A text that starts at its top comes in two parts, one that starts elsewhere as a whole.
  await goByClick(page, `${route}#main-content`);
  await page.waitForFunction((wanted) => {
    const pathOf = (address: string) => new URL(address, location.href).pathname.replace(/\/$/, "");
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // The head follows what is on the screen.
    return canonical !== null && pathOf(canonical.href) === pathOf(wanted);
  }, route);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
