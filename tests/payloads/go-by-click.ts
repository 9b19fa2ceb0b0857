/** The way from one page to the next. */
import type { Page } from "playwright-core";

/** Follows a link, as a visitor goes on from one page to the next, without a new document. */
export async function goByClick(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
}
