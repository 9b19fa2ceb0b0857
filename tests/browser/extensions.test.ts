/** A site with extensions, as a visitor meets it: the document and a click give the same elements, formulas included. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";

let site: CompiledSite;
let server: { port: number; close(): Promise<void> };
let browser: Browser;

beforeAll(async () => {
  site = await compileSite("/", "tests/sites/extensions/content");
  const preview = startPreview({ root: site.folder, base: "/", host: "127.0.0.1", port: 0 });
  [server, browser] = await Promise.all([preview, launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
});

/** The page at `first`, or the one that a link of it leads to. */
async function visit(first: string, link?: string) {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`http://127.0.0.1:${server.port}${first}`);
  await page.waitForFunction(isHydrated);
  if (link !== undefined) await page.locator(`a[href="${link}"]`).first().click();
  const root = page.locator("math msqrt").first();
  await root.waitFor();
  const namespace = await root.evaluate(({ namespaceURI }) => namespaceURI);
  // After a click, the title has the focus; React parts texts of a document with comments.
  const text = () => page.locator("article .prose").first().innerHTML();
  const html = async () => (await text()).replaceAll("<!-- -->", "");
  return { complaints, namespace, html, close: () => page.close() };
}

test("the document's elements are those that a click makes, and formulas are formulas", async () => {
  const mathml = "http://www.w3.org/1998/Math/MathML";
  const document = await visit("/");
  expect(document).toMatchObject({ complaints: [], namespace: mathml });
  const clicked = await visit("/docs/plain", "/");
  expect(clicked).toMatchObject({ complaints: [], namespace: mathml });
  await expect.poll(() => document.html()).toContain("<kbd>Ctrl</kbd>");
  // What is measured once the page is there may come later in one of them.
  await expect.poll(async () => (await clicked.html()) === (await document.html())).toBe(true);
  await Promise.all([document.close(), clicked.close()]);
});
