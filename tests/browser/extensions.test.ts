/** A site with extensions, as a visitor meets it: the document and a click give the same elements, formulas included. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPreview } from "../../cli/preview/server.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";

let site: CompiledSite;
let server: { port: number; close(): Promise<void> };
let browser: Browser;

beforeAll(async () => {
  site = compileSite("/", "tests/sites/extensions/content");
  const preview = startPreview({ root: site.folder, base: "/", host: "127.0.0.1", port: 0 });
  [server, browser] = await Promise.all([preview, launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
});

async function articleAfter(first: string, click: string | undefined) {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`http://127.0.0.1:${server.port}${first}`);
  await page.waitForFunction(isHydrated);
  if (click !== undefined) await page.locator(`a[href="${click}"]`).first().click();
  await page.locator("math msqrt").waitFor();
  const root = page.locator("math msqrt").first();
  const isFormula = await root.evaluate(
    ({ namespaceURI, clientHeight }) =>
      namespaceURI === "http://www.w3.org/1998/Math/MathML" && clientHeight > 0,
  );
  const inner = await page.locator("article").first().innerHTML();
  // After a click, the title has the focus; React parts texts of a document with comments.
  const html = inner.replace(/ tabindex="-1"|<!-- -->/g, "");
  await page.close();
  return { complaints, isFormula, html };
}

test("the document's elements are those that a click makes, and formulas are formulas", async () => {
  const document = await articleAfter("/", undefined);
  expect(document).toMatchObject({ complaints: [], isFormula: true });
  expect(document.html).toContain("<kbd>Ctrl</kbd>");
  const clicked = await articleAfter("/docs/plain", "/");
  expect(clicked).toMatchObject({ complaints: [], isFormula: true });
  expect(clicked.html).toBe(document.html);
});
