/** A style sheet that comes late or not at all, and how a part looks when it is first there. */
import type { Page, Route } from "playwright-core";

/** Answers requests of the sheet. */
export type Act = (route: Route) => unknown;

export const gone: Act = (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Gone" });

/** Requests wait until they are let go. */
export function held(): { act: Act; release(): void } {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { act: (route) => late.then(() => route.continue()), release };
}

/** Time enough for what does not wait. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** Looks when something changes, before that is painted. */
export async function watchFirstLook(page: Page, shown: string, property: string): Promise<void> {
  await page.evaluate(
    ([selector, name]) => {
      delete document.body.dataset.firstLook;
      new MutationObserver((_, watch) => {
        const element = document.querySelector(selector);
        if (!element) return;
        document.body.dataset.firstLook = getComputedStyle(element).getPropertyValue(name);
        watch.disconnect();
      }).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
    },
    [shown, property] as const,
  );
}

/** What the first element that was watched for had when it was first there. */
export function firstLook(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.body.dataset.firstLook);
}

export function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
