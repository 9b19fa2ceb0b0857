/** A site of a test's own content below a sub-path, compiled and served once for all tests of a file. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Files, keptFolder, writeFiles } from "../sites/folders.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

export type VisitedContent = {
  /** Of a route, with the origin. */
  address(route: string): string;
  /** A new page that the reader has taken over, and what its console complains of. */
  visit(route: string, width?: number): Promise<{ page: Page; complaints: string[] }>;
};

/** `files` get an icon, for which browsers ask. */
export function visitedContent(base: string, files: Files): VisitedContent {
  const folder = keptFolder();
  let site: CompiledSite;
  let server: ServedSite;
  let browser: Browser;

  beforeAll(async () => {
    const content = writeFiles(join(folder, "content"), {
      ...files,
      "site.yml": `favicon: favicon.svg\n${files["site.yml"]}`,
      "static/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    site = compileSite(base, content);
    [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close()]);
    site?.remove();
  });

  const address = (route: string) => server.origin + base + route.slice(1);
  return {
    address,
    async visit(route, width = 1280) {
      const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      const complaints = complaintsOf(page);
      await page.goto(address(route));
      await page.waitForFunction(isHydrated);
      return { page, complaints };
    },
  };
}
