/** A document that comes in parts, as on a slow line: the browser paints the first of them, and has the scripts of an earlier visit. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHydrated } from "./is-hydrated.ts";
import { openShippedSite, type VisitedSite } from "./visitors.ts";

const path = "/fr/docs/tech_writing/restapi_doc";

let site: VisitedSite;
/** The share of the document's body that comes at once, and what the rest waits for. */
let first = 1;
let rest: Promise<void> = Promise.resolve();
const server = createServer(async ({ url = "" }, response) => {
  const answer = await fetch(site.origin + url);
  const body = Buffer.from(await answer.arrayBuffer());
  response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
  response.setHeader("Cache-Control", answer.headers.get("Cache-Control") ?? "");
  response.statusCode = answer.status;
  const start = url === path ? body.indexOf("<body") : body.length;
  response.write(body.subarray(0, start + (body.length - start) * first));
  if (url === path) await rest;
  response.end(body.subarray(start + (body.length - start) * first));
});
beforeAll(async () => {
  site = await openShippedSite("new");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await site?.close();
  server.close();
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
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}${path}`;
    const { page, complaints, close } = await site.visit("/contact");
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
    await close();
  },
);
