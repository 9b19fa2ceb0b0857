/** A site of a test's own content below a sub-path, compiled and served once for all tests of a file. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type Files, keptFolder, writeFiles } from "../sites/folders.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

export type VisitedContent = {
  /** Of a route, with the origin. */
  address(route: string): string;
  /** A page that the reader has taken over, until the test ends, and what its console complains of. */
  visit(route: string, width?: number): Promise<{ page: Page; complaints: string[] }>;
};

/** `files` get an icon, for which browsers ask. */
export function visitedContent(base: string, files: Files): VisitedContent {
  const folder = keptFolder();
  let site: CompiledSite;
  let server: ServedSite;
  let browser: Browser;
  let contexts: KeptContexts;

  beforeAll(async () => {
    const content = writeFiles(join(folder, "content"), {
      ...files,
      "site.yml": `favicon: favicon.svg\n${files["site.yml"]}`,
      "static/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    site = await compileSite(base, content);
    [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
    contexts = keptContexts(browser);
  });
  afterAll(async () => {
    await contexts?.close();
    await Promise.all([browser?.close(), server?.close()]);
    site?.remove();
  });

  const address = (route: string) => server.origin + base + route.slice(1);
  return {
    address,
    async visit(route, width = 1280) {
      const context = await contexts.newContext({ viewport: { width, height: 800 } });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(address(route));
      await page.waitForFunction(isHydrated);
      return { page, complaints };
    },
  };
}
