/** What a writer sees of a site that starts with a mistake that leaves nothing to show. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type DevSite, smallSite, startDev } from "./dev-site.ts";

let browser: Browser;
let site: DevSite;
beforeAll(async () => {
  browser = await launchBrowser();
  site = await startDev({ ...smallSite, "site.yml": "title: [\n" });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test("the page says what is wrong, then what is left of it, and then it is there", async () => {
  const page = await browser.newPage();
  await page.goto(new URL("docs/guide", site.url).href);
  const text = () => page.locator("body").innerText();
  await expect.poll(text).toContain("content/site.yml:2:1");
  site.write("site.yml", "title: Small site\nlocales: en\n");
  await expect.poll(text).toContain("“locales”");
  await expect.poll(text).toContain("  2 | locales: en");
  site.write("site.yml", String(smallSite["site.yml"]));
  await expect.poll(text).toContain("First words.");
  await page.close();
});
