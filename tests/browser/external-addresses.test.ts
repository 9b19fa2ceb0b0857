/** Links to what something else serves below the site's address: a click loads a document, and nothing asks for data. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { isHydrated } from "./is-hydrated.ts";
import { serveSite } from "./serve-site.ts";

test("a link to an API reference leaves the reader, and back returns to it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "twsite-external-"));
  const content = writeFiles(join(folder, "content"), {
    ...smallSite,
    "site.yml": `${smallSite["site.yml"]}external: [/api/**]\nnavbar: { left: [{ type: link, label: API, to: /api }] }\n`,
    "en/pages/index.md": "# Home\n\n[Classes](/api/classes#one) and [about](/about)\n",
    "en/pages/about.md": "# About\n\nText.\n",
  });
  const site = await compileSite("/", content);
  const [{ origin, close }, browser] = await Promise.all([serveSite(site), launchBrowser()]);
  const page = await browser.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url().slice(origin.length)));
  await page.route("**/api/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Reference</h1>" }),
  );
  await page.goto(origin);
  await page.waitForFunction(isHydrated);
  await page.getByRole("link", { name: "Classes" }).hover();
  // What is in sight is fetched; the page of the site shows when.
  await expect.poll(() => requests).toContain("/data/about.json");
  await page.getByRole("link", { name: "Classes" }).click();
  await expect.poll(() => page.locator("h1").innerText()).toBe("Reference");
  await expect.poll(() => page.url()).toBe(`${origin}/api/classes#one`);
  expect(requests.filter((path) => path.startsWith("/data/api"))).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.locator("h1").first().innerText()).toBe("Home");
  await Promise.all([browser.close(), close()]);
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});
