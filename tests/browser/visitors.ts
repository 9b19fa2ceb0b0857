/** The shipped site on our own server, and visitors to it whose console and network are watched. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";
import { keptContexts } from "./kept-contexts.ts";
import { serveSite } from "./serve-site.ts";

export type Visit = {
  page: Page;
  /** Warnings and errors of the console, and what nobody caught. */
  complaints: string[];
  /** Paths that were asked of the site. */
  requests: string[];
  close(): Promise<void>;
};

export type VisitOptions = BrowserContextOptions & {
  /** Runs before the first request: routes, scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** False where the reader is not expected to start. */
  alive?: boolean;
  /** The event of the document that the visit waits for; its end, unless told. */
  waitUntil?: "commit";
};

export type VisitedSite = {
  browser: Browser;
  origin: string;
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
};

/**
 * Visitors are quicker with files of the site in their cache (“known”), and quicker still where they save data, too (“saving”): no page
 * is loaded ahead then, nor for the excerpts of a search. `options`: of the command, such as `--no-prerender`.
 */
export async function openShippedSite(
  visitors: "new" | "known" | "saving" = "saving",
  ...options: string[]
): Promise<VisitedSite> {
  const site = await compileSite("/", "content", ...options);
  const [{ origin, close }, browser] = await Promise.all([serveSite(site), launchBrowser()]);
  const contexts = keptContexts(browser, visitors === "saving");
  return {
    browser,
    origin,
    async visit(path, { before, alive = true, waitUntil, ...options } = {}) {
      const context = await (visitors === "new" ? browser : contexts).newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url().slice(origin.length)));
      await before?.(page);
      await page.goto(origin + path, waitUntil && { waitUntil });
      if (alive && options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      return { page, complaints, requests, close: () => context.close() };
    },
    async close() {
      await contexts.close();
      await Promise.all([browser.close(), close()]);
      site.remove();
    },
  };
}

/** What no first paint needs is here: the links in sight are being fetched, the bar follows the scroll. */
export async function settle(page: Page): Promise<void> {
  await page.locator("footer [aria-live=polite]").waitFor({ state: "attached" });
}
