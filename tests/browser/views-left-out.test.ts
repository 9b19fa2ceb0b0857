/** A site without views of its pages: `views: false`. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { view } from "./views-site.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = writeFiles(join(keptFolder(), "content"), {
    ...smallSite,
    "site.yml": `${smallSite["site.yml"]}\nviews: false\n`,
    "en/docs/page.md": "# Page\n\nText.\n",
  });
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

test("a doc has no actions with its Markdown, and a query shows the page itself", () =>
  site.on({ route: "/docs/page?view=markdown" }, async (page) => {
    await expect.poll(() => page.locator(".prose").isVisible()).toBe(true);
    await expect.poll(() => page.locator("[data-action=copy-page], .icon-markdown, .views").count()).toBe(0);
    await expect.poll(() => view(page).count()).toBe(0);
    // Programs have the files all the same.
    await expect.poll(async () => (await page.request.get(`${site.origin}/docs/page.md`)).status()).toBe(200);
  }));
