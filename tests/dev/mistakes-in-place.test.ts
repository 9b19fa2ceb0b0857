/** What `dev` shows of pages with mistakes: all of them, each with its finding in place. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type DevSite, smallSite, startDev } from "./dev-site.ts";

let browser: Browser;
let site: DevSite;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  site = await startDev({
    ...smallSite,
    "en/docs/matter.md": "---\ntitle: Matter\nsidebar_position: first\n---\n\nWords below the mistake.\n",
    "en/docs/links.md": "# Links\n\nTo [nowhere](./gone.md), and to [the guide](./guide.md).\n",
    "en/docs/deep.md": `# Deep\n\n${">".repeat(400)} x\n`,
  });
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const open = async (route: string) => (await page.goto(new URL(route, site.url).href))?.status();
const text = () => page.locator("body").innerText();

test("a page with a wrong key is shown from the start, and with its new text after an edit", async () => {
  await expect(open("docs/matter")).resolves.toBe(200);
  await expect.poll(text).toContain("Words below the mistake.");
  await expect
    .poll(() => page.locator("twsite-findings section[data-level]").innerText())
    .toContain("“sidebar_position” cannot be “first”");
  site.write("en/docs/matter.md", "---\ntitle: Matter\nsidebar_position: second\n---\n\nOther words.\n");
  await expect.poll(text).toContain("Other words.");
});

test("a broken link is marked where it is, and says what it lacks, until it is right", async () => {
  await open("docs/links");
  const marked = () => page.locator("main p a[title]").allInnerTexts();
  await expect.poll(marked).toEqual(["nowhere"]);
  const said = page.locator("main p a[title]").getAttribute("title");
  await expect(said).resolves.toMatch(/^“.\/gone.md” is a broken link/);
  site.write("en/docs/links.md", "# Links\n\nTo [nowhere](./guide.md), and to [the guide](./guide.md).\n");
  await expect.poll(marked).toEqual([]);
});

test("in the place of a page that cannot be compiled is its finding, and others are served", async () => {
  await expect(open("docs/deep")).resolves.toBe(500);
  await expect.poll(text).toContain("content/en/docs/deep.md");
  await expect(open("docs/guide")).resolves.toBe(200);
  await expect(open("docs/none")).resolves.toBe(404);
});
