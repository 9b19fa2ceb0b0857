/** The sidebar beside a page: many entries at once, and the current one seen at a glance. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  const docs = Array.from({ length: 40 }, (_, at) => [
    `en/docs/page-${at + 10}.md`,
    `# Page ${at}\n\nText.\n`,
  ]);
  site = await openUnderPolicy(
    writeFiles(join(keptFolder(), "content"), { ...smallSite, ...Object.fromEntries(docs) }),
  );
});
afterAll(() => site?.close());

test("a window of 900 pixels shows 28 entries, and the current one has a ground of its own", async () => {
  await site.on({ route: "/docs/page-12", viewport: { width: 1280, height: 900 } }, async (page) => {
    const links = page.locator(".sidebar a");
    await expect
      .poll(() =>
        links.evaluateAll(
          (all) => all.filter((link) => link.getBoundingClientRect().bottom <= innerHeight).length,
        ),
      )
      .toBeGreaterThanOrEqual(28);
    const grounds = () =>
      links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    await expect.poll(async () => new Set((await grounds()).slice(0, 2)).size).toBe(1);
    await expect.poll(async () => (await grounds())[2] !== (await grounds())[1]).toBe(true);
  });
});
