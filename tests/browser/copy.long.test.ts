/** Copies of code, of a page and of a heading's address, also where a site is served over plain HTTP. */
// Tests: reader/article
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { pasted } from "./pasted.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = writeFiles(join(keptFolder(), "content"), {
    ...smallSite,
    "en/docs/page.md": "# Page\n\n## First heading\n\n```sh\nnpm ci\n```\n",
  });
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

test.each(["HTTPS", "plain HTTP"])("over %s", async (protocol) => {
  await site.on({ route: "/docs/page" }, async (page) => {
    // A browser has no clipboard for a page without HTTPS.
    if (protocol === "plain HTTP") {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
      await page.reload();
      await page.waitForSelector("html[data-controls]");
    }
    const said = page.locator("body > [aria-live=polite]");
    await page.locator("[data-action=copy-code]").click();
    await expect.poll(() => said.allTextContents()).toContain("Copied");
    await expect.poll(() => pasted(page)).toBe("npm ci");
    await page.locator("[data-action=copy-page]").click();
    await expect.poll(() => pasted(page)).toContain("## First heading");
    const link = page.locator(".heading-link");
    await link.click();
    await expect.poll(() => link.textContent()).toBe("✓");
    await expect.poll(() => pasted(page)).toBe(`${site.origin}/docs/page#first-heading`);
    await expect.poll(() => page.url()).toContain("/docs/page#first-heading");
    await expect.poll(() => link.textContent()).toBe("#");
  });
});
