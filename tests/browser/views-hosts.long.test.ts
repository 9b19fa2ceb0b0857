/** Views of pages in a site of empty shells, and on hosts that redirect and that do not. */
// Tests: reader/views, cli/hosts
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { serveSite } from "./serve-site.ts";
import { doc, view } from "./views-site.ts";

describe.each([
  ["documents", "/", [], true],
  ["documents below a path", "/sub/", [], false],
  ["empty shells", "/", ["--no-prerender"], true],
] as const)("a site of %s", (_, base, options, redirects) => {
  let host: Awaited<ReturnType<typeof serveSite>>;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    const compiled = await compileSite(base, "content", ...options);
    [host, browser] = await Promise.all([serveSite(compiled, redirects), launchBrowser()]);
  });
  afterAll(() => Promise.all([host?.close(), browser?.close()]));

  test("opens a view at a first visit, whose query outlives a redirect", async () => {
    const page = await browser.newPage();
    await page.goto(`${host.origin}${base.slice(0, -1)}${doc}?view=markdown`);
    await view(page).waitFor();
    await expect.poll(() => page.url()).toBe(`${host.origin}${base.slice(0, -1)}${doc}?view=markdown`);
    await expect
      .poll(() => view(page).locator(".code-tools a").getAttribute("href"))
      .toBe(`${base.slice(0, -1)}${doc}.md`);
    await page.reload();
    await view(page).waitFor();
  });
});
