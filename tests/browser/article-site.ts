/** A site, compiled, served with the header of its policy, and visited. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { staticHost } from "../../cli/hosts/preview/static-host.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { keptContexts } from "./kept-contexts.ts";
import { scrollToTop } from "./scroll-to-top.ts";

export type Visit = {
  page: Page;
  /** What the browser complained about: warnings, errors, and what the policy refused. */
  complaints: string[];
  /** Addresses that were asked for. */
  requests: string[];
};

export type VisitOptions = BrowserContextOptions & {
  /** Local storage before the visit. */
  stored?: Record<string, string>;
  /** Whether the browser must not have files of the site yet. */
  isFirst?: boolean;
};

export type SiteUnderPolicy = {
  folder: string;
  browser: Browser;
  origin: string;
  /** A page that is as good as new, once the reader and its controls are there. */
  visit(route: string, options?: VisitOptions): Promise<Visit>;
  /** On the page with all parts unless another is named; what the browser complained about fails the test. */
  on(options: VisitOptions & { route?: string }, act: (page: Page) => Promise<void>): Promise<void>;
  /**
   * As `on`, for tests that leave the page as it was: whoever reads next has the same page, at its top and with the focus nowhere. Another
   * page is opened in the same window. A page on which a test fails is not read again.
   */
  read(options: VisitOptions & { route?: string }, act: (page: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const usual = { width: 1280, height: 800 };

export const phone = { viewport: { width: 390, height: 800 } };

export const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

export async function openUnderPolicy(content: string): Promise<SiteUnderPolicy> {
  const site = await compileSite("/", content);
  const browser = await launchBrowser();
  const contexts = keptContexts(browser);
  const server = createServer(withPolicy(site));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const read = new Map<string, Visit>();

  const visit: SiteUnderPolicy["visit"] = async (
    route,
    { stored = {}, isFirst = false, ...options } = {},
  ) => {
    const context = await (isFirst ? browser : contexts).newContext({
      viewport: usual,
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    });
    await context.addInitScript((values) => {
      if (sessionStorage.getItem("stored")) return;
      sessionStorage.setItem("stored", "");
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        console.error(`policy: ${violatedDirective} refused ${blockedURI} ${sample}`),
      );
    });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(origin + route);
    if (options.javaScriptEnabled !== false) await page.waitForSelector("html[data-controls]");
    return { page, complaints, requests };
  };

  return {
    folder: site.folder,
    browser,
    origin,
    visit,
    async on({ route = "/docs/parts", ...options }, act) {
      const { page, complaints } = await visit(route, options);
      await act(page);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    async read({ route = "/docs/parts", viewport = usual, ...options }, act) {
      const key = JSON.stringify(options);
      const kept = read.get(key);
      read.delete(key);
      const visited = kept ?? (await visit(route, { ...options, viewport }));
      const { page, complaints } = visited;
      if (kept && viewport) await page.setViewportSize(viewport);
      if (kept && page.url() !== origin + route) {
        await page.goto(origin + route);
        if (options.javaScriptEnabled !== false) await page.waitForSelector("html[data-controls]");
      } else if (kept) {
        await page.mouse.move(-1, -1);
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
        await scrollToTop(page, options.javaScriptEnabled !== false);
      }
      await act(page);
      expect(complaints).toEqual([]);
      read.set(key, visited);
    },
    async close() {
      await contexts.close();
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      site.remove();
    },
  };
}

/** As a host that reads `_headers` would serve it. */
function withPolicy({ folder, base }: CompiledSite) {
  const headers = readFileSync(join(folder, "_headers"), "utf8");
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? "";
  const answer = staticHost({ root: folder, base, redirects: true }, "127.0.0.1");
  return (...[request, response]: Parameters<typeof answer>) => {
    response.setHeader("Content-Security-Policy", policy);
    answer(request, response);
  };
}
