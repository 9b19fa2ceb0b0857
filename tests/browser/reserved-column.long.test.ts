/** The text of a doc stands where that of the one before stood, whether it has headings or not. */
// Tests: reader/styles, reader/pages
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { serveSite } from "./serve-site.ts";

const words = "Words that fill a line and go on to the next one, as those of a page do. ".repeat(5);

const folder = keptFolder();
let site: CompiledSite;
let server: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;

beforeAll(async () => {
  const content = writeFiles(join(folder, "content"), {
    ...smallSite,
    "en/docs/long.md": `# Long\n\n${words}\n\n## One\n\n${words}\n\n## Two\n\n${words}\n`,
    "en/docs/short.md": `# Short\n\n${words}\n`,
  });
  site = await compileSite("/", content);
  server = await serveSite(site);
  browser = await launchBrowser();
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
});

test.each([1100, 1280, 1680])("at %i pixels", async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const leftOf = async (path: string) => {
    await page.goto(server.origin + path);
    return page.locator("main h1").evaluate((title) => title.getBoundingClientRect().left);
  };
  await expect.poll(() => leftOf("/docs/short")).toBe(await leftOf("/docs/long"));
  await page.close();
});
