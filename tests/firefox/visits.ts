/** A site on our own server, and visitors who come with Firefox. */
import { afterAll, beforeAll, expect } from "vitest";
import { compileSite } from "../browser/compiled-site.ts";
import { type ServedSite, serveSite } from "../browser/serve-site.ts";
import { type Firefox, launchFirefox, type Visitor } from "./launch-firefox.ts";
import type { Page } from "./page.ts";

export type Visits = {
  /** Of a route, with the origin. */
  address(route: string): string;
  /** A new visitor's first page, which the reader has taken over. */
  visit(route: string): Promise<{ page: Page; visitor: Visitor }>;
};

/** `redirects`: whether the host leads to `/docs/x/`. */
export function visits(firefox: () => Firefox, content: string, redirects: boolean): Visits {
  let server: ServedSite;
  beforeAll(async () => {
    server = await serveSite(await compileSite("/", content), redirects);
  });
  afterAll(() => server?.close());
  const address = (route: string) => server.origin + route;
  return {
    address,
    async visit(route) {
      const visitor = await firefox().newVisitor();
      const page = await visitor.newPage();
      await page.goto(address(route));
      await started(page);
      return { page, visitor };
    },
  };
}

/** One for all tests of a file. `settings` are those of `about:config`. */
export function sharedFirefox(settings?: Record<string, number>): () => Firefox {
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await launchFirefox(settings);
  });
  afterAll(() => firefox?.close());
  return () => firefox;
}

/** The reader acts. Firefox keeps who restores the scroll over a reload, so that this tells nothing. */
export async function started(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => "controls" in document.documentElement.dataset)).toBe(true);
}

/** Follows a link that the page need not have. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.querySelector("main")?.append(link);
    link.click();
  }, href);
}

export const heading = (page: Page) => page.evaluate(() => document.querySelector("h1")?.textContent);
