/** The shipped site on our own server, and visitors to it whose console and network are watched. */
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContextOptions, keptContexts } from "./kept-contexts.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import { serveSite } from "./serve-site.ts";

export type Visit = {
  page: Page;
  /** Warnings and errors of the console, and what nobody caught. */
  complaints: string[];
  /** Paths that were asked of the site. */
  requests: string[];
  close(): Promise<void>;
};

export type VisitOptions = KeptContextOptions & {
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
  /**
   * Acts on a page that is only read: whoever reads the same page next has it as it is, at its top, with a window of the own size, and
   * another page is opened in the same window. A page on which a test fails is not read again.
   */
  read(path: string, options: VisitOptions, act: (page: Page) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

const usual = { width: 1280, height: 800 };

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
  const read = new Map<string, { page: Page; path: string }>();
  const served: VisitedSite = {
    browser,
    origin,
    async visit(path, { before, alive = true, waitUntil, ...options } = {}) {
      const context = await (visitors === "new" ? browser : contexts).newContext({
        viewport: usual,
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
    async read(path, options, act) {
      const { viewport = usual, before, ...others } = options;
      const key = JSON.stringify([others, before?.name]);
      const kept = read.get(key);
      read.delete(key);
      const page = kept?.page ?? (await served.visit(path, options)).page;
      if (kept && kept.path !== path) {
        await page.goto(origin + path);
        await page.waitForFunction(isHydrated);
      }
      if (viewport) await page.setViewportSize(viewport);
      await scrollToTop(page, others.javaScriptEnabled !== false);
      try {
        await act(page);
      } catch (error) {
        if (error instanceof Error) error.message += `\n  The page: ${await page.evaluate(stateOfPage)}`;
        throw error;
      }
      read.set(key, { page, path });
    },
    async close() {
      await contexts.close();
      await Promise.all([browser.close(), close()]);
      site.remove();
    },
  };
  return served;
}

/** Facts of a page on which a test fails: its address and title, its styles with their media and rules, the height of its header, and requests that failed. */
function stateOfPage(): string {
  const sheets = [...document.styleSheets].map((sheet) => {
    const name = sheet.href?.split("/").at(-1) ?? "style";
    try {
      const [first] = sheet.cssRules;
      return `${name} (${sheet.media.mediaText || "all"}, ${sheet.cssRules.length}: ${first?.cssText.slice(0, 40)})`;
    } catch {
      return `${name} (not readable)`;
    }
  });
  const failed = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && !(entry.responseStatus < 400))
    .map(({ name }) => name);
  const { innerWidth, innerHeight, scrollY } = window;
  const header = document.querySelector(".site-header")?.getBoundingClientRect().height;
  return JSON.stringify({
    ...{ address: location.href, title: document.title, window: [innerWidth, innerHeight, scrollY] },
    ...{ sheets, failed, header, main: document.querySelector("main")?.outerHTML.slice(0, 600) },
  });
}

/** What no first paint needs is here: the links in sight are being fetched, the bar follows the scroll. */
export async function settle(page: Page): Promise<void> {
  await page.locator("footer [aria-live=polite]").waitFor({ state: "attached" });
}
