/** A document that comes in parts, as on a slow line: the browser paints the first of them, and has the scripts of an earlier visit. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticHost } from "../../cli/hosts/preview/static-host.ts";
import { launchBrowser } from "./browser.ts";
import { compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";

const path = "/fr/docs/tech_writing/restapi_doc";

let browser: Browser;
let server: Server;
/** The share of the document's body that comes at once, and what the rest waits for. */
let first = 1;
let rest: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const { folder } = await compileSite("/");
  const document = readFileSync(join(folder, path, "index.html"));
  const start = document.indexOf("<body");
  const others = staticHost({ root: folder, base: "/", redirects: true }, "127.0.0.1");
  server = createServer(async (request, response) => {
    if (request.url !== path) return others(request, response);
    const end = start + (document.length - start) * first;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(document.subarray(0, end));
    await rest;
    response.end(document.subarray(end));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** What a visitor has of the page: the language, the name of the first list of links, and the parts on top of one another. */
const shown = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.lang,
    document.querySelector(".breadcrumbs")?.getAttribute("aria-label"),
    [...document.querySelectorAll("#twsite-root > *")].map(({ tagName }) => tagName).join(" "),
  ]);

test.each([0.03, 0.4, 0.97])(
  "the reader leaves it alone until all of it is here, %f of it at once",
  async (share) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    const complaints = complaintsOf(page);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    [first, rest] = [1, Promise.resolve()];
    await page.goto(address);
    await page.waitForFunction(isHydrated);
    const whole = await shown(page);

    let release = () => {};
    rest = new Promise((resolve) => {
      release = resolve;
    });
    first = share;
    await page.goto(address, { waitUntil: "commit" });
    // The reader has been asked for, and is in the browser's cache.
    await page.waitForFunction(() => window.twsiteManifest);
    await page.evaluate("import(document.documentElement.dataset.reader.split(' ')[0])");
    release();
    await page.waitForFunction(isHydrated);
    await expect.poll(() => shown(page)).toEqual(whole);
    expect(complaints).toEqual([]);
  },
);
