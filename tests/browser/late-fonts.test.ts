/** Fonts that arrive late, once the page is measured, as a theme's own may on a slow line. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShippedSite, settle, type VisitedSite } from "./visitors.ts";

let site: VisitedSite;
beforeAll(async () => {
  site = await openShippedSite("new");
});
afterAll(() => site?.close());

const path = "node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2";

test("a block of code that no longer fits in its font can be scrolled and wrapped", async () => {
  let deliver = () => {};
  const late = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const { page, complaints, close } = await site.visit("/docs/tech_writing/restapi_doc", {
    before: (page) => page.route("**/late.woff2", (route) => late.then(() => route.fulfill({ path }))),
  });
  await settle(page);
  // Narrow in the font that is there meanwhile, wide in the one to come.
  const block = page.locator(".code-block").first();
  await block.evaluate((figure) => {
    const style = new CSSStyleSheet();
    style.replaceSync(`.code-block code { font-family: Late, sans-serif }`);
    document.adoptedStyleSheets.push(style);
    document.fonts.add(new FontFace("Late", "url(/late.woff2)", { display: "swap" }));
    const code = figure.querySelector("code");
    if (code) code.textContent = "i".repeat(120);
  });
  const wrap = block.getByRole("button", { name: "Wrap lines" });
  await expect.poll(() => wrap.isVisible()).toBe(false);
  await expect.poll(() => block.locator("pre").getAttribute("tabindex")).toBeNull();
  deliver();
  await expect.poll(() => wrap.isVisible()).toBe(true);
  await expect.poll(() => block.locator("pre").getAttribute("tabindex")).toBe("0");
  expect(complaints).toEqual([]);
  await close();
});

test.each(["/docs/tech_writing/restapi_doc", "/fr/docs/tech_writing/restapi_doc"])(
  "the files for signs and rare letters do not come in the place of those that are late, on %s",
  async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    const [, faces = ""] = /data-faces="([^"]+)"/.exec(html) ?? [];
    const { page, requests, close } = await site.visit(path, {
      before: async (page) => {
        // The page asks for faces that it knows, however late the document is on a busy machine.
        await page.addInitScript((known) => localStorage.setItem("twsite-faces", known), faces);
        await page.route(/\/(?:text|title)-[A-Z0-9]+\.woff2$/, (route) => route.abort());
      },
    });
    await settle(page);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const fonts = requests.flatMap((request) => /([^/]+)-[A-Z0-9]+\.woff2$/.exec(request)?.[1] ?? []);
    expect([...new Set(fonts)].sort()).toEqual(["code", "text", "title"]);
    await close();
  },
);
