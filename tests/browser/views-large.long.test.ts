/** The view of a long page. */
// Tests: reader/views
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { view } from "./views-site.ts";

const folder = keptFolder();
let site: SiteUnderPolicy;
beforeAll(async () => {
  const paragraph = (n: number) => `Paragraph ${n} has *words*, \`code\` and [a link](/).\n\n`;
  const text = Array.from({ length: 4000 }, (_, n) => paragraph(n)).join("");
  const content = { ...smallSite, "en/pages/large.md": `# Large\n\n${text}` };
  site = await openUnderPolicy(writeFiles(join(folder, "content"), content));
});
afterAll(() => site?.close());

test("is on the screen at once for a page of 8,000 lines, without colours", () =>
  site.on({ route: "/large?view=markdown" }, async (page) => {
    const code = view(page).locator("code");
    await expect.poll(() => code.textContent()).toContain("Paragraph 3999 has *words*");
    await expect.poll(() => code.locator(".token").count()).toBe(0);
  }));
