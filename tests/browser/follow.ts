/** Leads a page to another one of the site without a visit, which costs several times as much. */
import type { Page } from "playwright-core";

/** As if a link led to `path`. A page that is not translated has the address of its original as `canonical`. */
export async function follow(page: Page, path: string, canonical = path): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await page.waitForFunction(
    (expected) => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      return link !== null && new URL(link.href).pathname === expected;
    },
    canonical.replace(/[?#].*/, ""),
  );
}
