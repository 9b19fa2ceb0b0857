/**
 * Every route of the shipped site comes alive without a word: React finds the document that it expects, whatever the
 * visitor has stored, and neither a script, a request nor the security policy complains. React's development build looks, too,
 * because the published one does not tell which attributes differ. (It expects the same document in both visits.)
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { type CompiledSite, compileSite } from "./compiled-site.ts";
import { isAlive } from "./is-alive.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const unknown = ["/no/such/page", "/fr/rien"];

/** Pages that are open at a time. */
const LANES = 3;

let folder: string;
let site: CompiledSite;
let server: ServedSite;
let browser: Browser;
let developmentReader: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "twsite-hydration-"));
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  const announcement = "\nannouncement: { id: autumn, text: { en: New, fr: Nouveau } }\n";
  writeFileSync(join(content, "site.yml"), announcement, { flag: "a" });
  site = compileSite("/", content);
  [server, browser, developmentReader] = await Promise.all([
    serveSite(site),
    launchBrowser(),
    bundleForDevelopment(),
  ]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  site?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function bundleForDevelopment(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["reader/main.tsx"],
    bundle: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

function routes(): string[] {
  const { routes } = JSON.parse(readFileSync(join(site.folder, "data/routes.json"), "utf8"));
  const paths: string[] = routes.map(({ path }: { path: string }) => path);
  return [...paths, ...unknown];
}

/** The last tab of every group, as a visitor's choice. */
function chosenTabs(): [key: string, label: string][] {
  const chosen = new Map<string, string>();
  type Node = { tagName?: string; properties?: Record<string, unknown>; children?: Node[] };
  const visit = ({ tagName, properties = {}, children = [] }: Node): void => {
    const label = children.findLast((child) => child.tagName === "tw-tab")?.properties?.label;
    if (tagName === "tw-tabs" && typeof properties.group === "string" && typeof label === "string")
      chosen.set(`twsite-tabs:${properties.group}`, label);
    children.forEach(visit);
  };
  const data = join(site.folder, "data");
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".json")) visit(JSON.parse(readFileSync(join(data, name), "utf8")).content ?? {});
  return [...chosen];
}

/** Opens every route and returns what was complained of. */
async function visitAll(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  await context.route(/^https:/, (outside) => outside.fulfill({ contentType: "text/css", body: "" }));
  const left = routes();
  const lane = async () => {
    const page = await context.newPage();
    let route = "";
    const complain = (what: string) => complaints.push(`${route}: ${what}`);
    page.on("console", (message) => {
      // Chromium reports what is not there in words of its own; that is for the responses to tell.
      const isStatus = message.text().startsWith("Failed to load resource");
      if (["warning", "error"].includes(message.type()) && !isStatus) complain(message.text());
    });
    page.on("pageerror", (error) => complain(String(error)));
    page.on("response", (response) => {
      const path = response.url().slice(server.origin.length);
      const isUnknown = unknown.some((gone) => path === gone || path === `/data${gone}.json`);
      if (response.status() >= 400 && !isUnknown) complain(`${response.status()} ${path}`);
    });
    page.on("requestfailed", (request) => {
      // A prefetch that the next visit cuts off.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") complain(`failed: ${request.url()}`);
    });
    for (route = left.shift() ?? ""; route !== ""; route = left.shift() ?? "") {
      await page.goto(server.origin + route);
      await page.waitForFunction(isAlive);
      // Effects and what is loaded after the first paint.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await context.close();
  return complaints;
}

test("as it is published, on the first visit", async () => {
  expect(await visitAll(await browser.newContext())).toEqual([]);
}, 600_000);

test("in React's development build, with dark colours, the announcement closed and other tabs chosen", async () => {
  const context = await browser.newContext();
  await context.route("**/assets/reader-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: developmentReader }),
  );
  const tabs = chosenTabs();
  expect(tabs.length).toBeGreaterThan(0);
  const stored = [["theme", "dark"], ["twsite-announcement", "autumn"], ...tabs];
  await context.addInitScript((entries) => {
    for (const [key = "", value = ""] of entries) localStorage.setItem(key, value);
  }, stored);
  expect(await visitAll(context)).toEqual([]);
}, 600_000);
