/** Ways from one page of the site to another without a new document, which costs several times as much. */
import type { Page } from "playwright-core";
import { goByClick } from "../payloads/go-by-click.ts";
import { scrollToTop } from "./scroll-to-top.ts";

/** Follows a link to `path`. A page that is not translated has the address of its original as `canonical`. */
export async function follow(page: Page, path: string, canonical = path): Promise<void> {
  await goByClick(page, path);
  await page.waitForFunction((wanted) => {
    const pathOf = (address: string) => new URL(address, location.href).pathname.replace(/\/$/, "");
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // The head follows what is on the screen.
    return link !== null && pathOf(link.href) === pathOf(wanted);
  }, canonical);
}

/** Waits until the whole page is there, at its top: a text that starts at its top comes in two parts, one that starts elsewhere does not. */
export async function followToWhole(page: Page, route: string): Promise<void> {
  await follow(page, `${route}#main-content`);
  await scrollToTop(page);
}
