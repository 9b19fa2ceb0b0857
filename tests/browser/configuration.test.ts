/** Announcement, colours and the provider's font, as a visitor's browser shows them (S18, S40, S41). */

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { everySetting } from "../sites/configuration/files.ts";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";

/** A font provider on a port of its own: the style sheet and one file, and what was asked of it. */
function startProvider(): Promise<{ origin: string; asked: string[]; close(): Promise<void> }> {
  const font = readFileSync(
    "node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
  );
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const isCss = url.startsWith("/css");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Content-Type", isCss ? "text/css" : "font/woff2");
    response.end(
      isCss ? "@font-face { font-family: Words; font-weight: 600; src: url(/words.woff2); }" : font,
    );
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ origin: `http://127.0.0.1:${port}`, asked, close });
    });
  });
}

type Served = { origin: string; close(): void | Promise<void> };

/** The site with every setting, its site.yml changed by `change`; `folder` has what an earlier compile knows of the other files. */
async function serve(folder: string, change: (yml: string) => string): Promise<Served> {
  const files = everySetting();
  const content = writeFiles(join(folder, "content"), {
    ...files,
    "site.yml": change(String(files["site.yml"])),
  });
  const site: CompiledSite = await compileSite("/", content);
  const { port, close } = await startPreview({ root: site.folder, base: "/", host: "127.0.0.1", port: 0 });
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await close();
      site.remove();
    },
  };
}

const folder = keptFolder();
let browser: Browser;
let contexts: KeptContexts;
let provider: Awaited<ReturnType<typeof startProvider>>;
let autumn: Served;
let winter: Served;

beforeAll(async () => {
  [browser, provider] = await Promise.all([launchBrowser(), startProvider()]);
  contexts = keptContexts(browser, false);
  const near = (yml: string) =>
    yml.replace("https://fonts.example", provider.origin).replace("switch: false", "switch: true");
  autumn = await serve(folder, near);
  // Nothing listens on port 9, which is for discarding.
  winter = await serve(folder, (yml) =>
    near(yml).replace("id: autumn", "id: winter").replace(provider.origin, "http://127.0.0.1:9"),
  );
});
afterAll(async () => {
  await contexts?.close();
  await Promise.all([browser?.close(), provider?.close(), autumn?.close(), winter?.close()]);
});

async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await contexts.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
  return page;
}

const bar = (page: Page) => page.locator(".announcement");

test("closed, the announcement is gone in every tab, after a reload before it could be seen, and in the other language; the keyboard is back on the page", async () => {
  const page = await open(`${autumn.origin}/`);
  const other = await page.context().newPage();
  await other.goto(`${autumn.origin}/about`);
  await other.waitForFunction(isHydrated);
  await bar(other).waitFor();
  await page.getByRole("button", { name: "Close the announcement" }).focus();
  await page.keyboard.press("Enter");
  await bar(page).waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main-content");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("twsite-announcement"))).toBe("autumn");
  await bar(other).waitFor({ state: "hidden" });
  // The reader never comes: what hides the bar is the script in the head.
  await page.route("**/_twsite/chunk-*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.reload();
  await expect.poll(() => bar(page).isVisible()).toBe(false);
  await other.goto(`${autumn.origin}/fr/`);
  await other.waitForFunction(isHydrated);
  await expect.poll(() => bar(other).isVisible()).toBe(false);
  await page.context().close();
});

test("an announcement under a new id shows at once to a visitor who closed the one before, and closes at a click", async () => {
  const context = await contexts.newContext();
  await context.addInitScript(() => localStorage.setItem("twsite-announcement", "autumn"));
  const page = await context.newPage();
  await page.goto(`${winter.origin}/`);
  await expect(bar(page).isVisible()).resolves.toBe(true);
  await page.waitForFunction(isHydrated);
  await expect.poll(() => bar(page).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Close the announcement" }).click();
  await bar(page).waitFor({ state: "hidden" });
  await context.close();
});

test("without scripts the announcement is there, without a button that would do nothing", async () => {
  const page = await open(`${autumn.origin}/`, { javaScriptEnabled: false });
  await expect.poll(() => bar(page).isVisible()).toBe(true);
  await expect.poll(() => bar(page).getByRole("button").isVisible()).toBe(false);
  await expect.poll(() => bar(page).getByRole("link", { name: "About me" }).isVisible()).toBe(true);
  await page.context().close();
});

test("the switch goes from the system's colours to light and dark and back, with the browser's frame", async () => {
  const page = await open(`${autumn.origin}/`, { colorScheme: "dark" });
  const shown = () =>
    page.evaluate(() => [
      document.documentElement.dataset.themeChoice,
      document.documentElement.dataset.theme,
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => media === "" || matchMedia(media).matches,
      )?.content,
    ]);
  const [light, dark] = ["#fcfbf8", "#14161a"];
  const press = () => page.locator(".colour-mode").click();
  await expect.poll(shown).toEqual(["system", "dark", dark]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(shown).toEqual(["system", "light", light]);
  await press();
  await expect.poll(shown).toEqual(["light", "light", light]);
  await press();
  await expect.poll(shown).toEqual(["dark", "dark", dark]);
  await page.reload();
  await expect(shown()).resolves.toEqual(["dark", "dark", dark]);
  await page.waitForFunction(isHydrated);
  await press();
  await expect.poll(shown).toEqual(["system", "light", light]);
  await page.context().close();
});

const titleFace = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily);

test("titles take the provider's face once it is here, after the first paint, and keep it on the next page", async () => {
  const page = await open(`${autumn.origin}/about`);
  await expect.poll(() => titleFace(page)).toMatch(/^"?Words"?, /);
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 20px "Words"'))).toBe(true);
  const [paint, request] = await page.evaluate(() => [
    performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN,
    performance.getEntriesByType("resource").find(({ name }) => name.includes("/css"))?.startTime ??
      Number.NaN,
  ]);
  expect(request).toBeGreaterThan(paint ?? Number.NaN);
  const before = provider.asked.length;
  await page.getByRole("link", { name: "Guide" }).first().click();
  await expect.poll(() => page.url()).toContain("/docs/category/guide");
  await expect.poll(() => titleFace(page)).toMatch(/^"?Words"?, /);
  expect(provider.asked.length).toBe(before);
  await page.context().close();
});

test("nothing is asked of the provider where the browser saves data", async () => {
  const context = await contexts.newContext();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  const page = await context.newPage();
  const before = provider.asked.length;
  await page.goto(`${autumn.origin}/`);
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState("networkidle");
  expect(provider.asked.length).toBe(before);
  await expect.poll(() => titleFace(page)).not.toContain("Words");
  await context.close();
});

test("a provider that cannot be reached breaks nothing and moves nothing", async () => {
  const context = await contexts.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  const failed: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("requestfailed", (request) => failed.push(request.url()));
  await page.goto(`${winter.origin}/about`);
  const place = () => page.evaluate(() => document.querySelector("h1")?.getBoundingClientRect().toJSON());
  const before = await place();
  await page.waitForFunction(isHydrated);
  await expect.poll(() => failed).toEqual(["http://127.0.0.1:9/css?family=words:600"]);
  await expect.poll(() => titleFace(page)).not.toContain("Words");
  await expect.poll(place).toEqual(before);
  expect(errors).toEqual([]);
  await context.close();
});
