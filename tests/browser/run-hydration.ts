/**
 * The routes of the shipped site come alive without a word: React finds the document that it expects, whatever the
 * visitor has stored, and neither a script, a request nor the security policy complains. React's development build looks, too,
 * because the published one does not tell which attributes differ. (It expects the same document in both visits.)
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder } from "../sites/folders.ts";
import { launchBrowser } from "./browser.ts";
import type { CompiledSite } from "./compiled-site.ts";
import { compileAnnounced } from "./copied-content.ts";
import { isHydrated } from "./is-hydrated.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const unknown = ["/no/such/page", "/fr/rien"];

type Route = { path: string; locale: string; kind: string };

/** `isSampled`: the routes that are opened, in the development build alone; all of them in both builds, unless told. */
export function testHydration(
  isSampled?: (route: Route, number: number, routes: readonly Route[]) => boolean,
): void {
  /** Pages that are open at a time: each is a process, which reads the reader for itself. */
  const lanes = isSampled ? 1 : 3;
  const folder = keptFolder();
  let site: CompiledSite;
  let server: ServedSite;
  let browser: Browser;

  beforeAll(async () => {
    const announced = await compileAnnounced();
    // The reader of this copy is replaced.
    cpSync(announced.folder, folder, { recursive: true });
    site = { ...announced, root: folder, folder };
    [server, browser] = await Promise.all([serveSite(site), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.close()]);
  });

  /** Puts React's development build in the place of the published reader. (No route: with one, nothing is cached.) */
  async function serveForDevelopment(): Promise<void> {
    const assets = join(site.folder, "_twsite");
    const names = readdirSync(assets);
    const sheets = names.filter((name) => name.endsWith(".css"));
    const partOf = (name: string) => name.slice(0, name.lastIndexOf("-"));
    const { outputFiles } = await build({
      entryPoints: ["reader/main.tsx"],
      bundle: true,
      format: "esm",
      jsx: "automatic",
      define: {
        "process.env.NODE_ENV": '"development"',
        PART_STYLES: JSON.stringify(Object.fromEntries(sheets.map((name) => [partOf(name), name]))),
      },
      write: false,
    });
    for (const name of names)
      if (/^reader-.*\.js$/.test(name)) writeFileSync(join(assets, name), outputFiles[0]?.text ?? "");
  }

  function openedRoutes(): string[] {
    const { routes }: { routes: Route[] } = JSON.parse(
      readFileSync(join(site.folder, "data/routes.json"), "utf8"),
    );
    return [...routes.filter(isSampled ?? (() => true)).map(({ path }) => path), ...unknown];
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

  /** Opens the routes and returns what was complained of. */
  async function visitAll(context: BrowserContext): Promise<string[]> {
    const complaints: string[] = [];
    const left = openedRoutes();
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
        const url = request.url();
        // A prefetch that the next visit cuts off; what is asked of other hosts is out of reach of a test.
        if (request.failure()?.errorText !== "net::ERR_ABORTED" && url.startsWith(server.origin))
          complain(`failed: ${url}`);
      });
      for (route = left.shift() ?? ""; route !== ""; route = left.shift() ?? "") {
        await page.goto(server.origin + route);
        await page.waitForFunction(isHydrated);
        // Effects and what is loaded after the first paint.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await context.close();
    return complaints;
  }

  if (isSampled === undefined)
    test("as it is published, on the first visit", async () => {
      const context = await browser.newContext();
      await expect(visitAll(context)).resolves.toEqual([]);
    }, 600_000);

  test("in React's development build, with dark colours, the announcement closed and other tabs chosen", async () => {
    const context = await browser.newContext();
    await serveForDevelopment();
    const tabs = chosenTabs();
    expect(tabs.length).toBeGreaterThan(0);
    const stored = [["theme", "dark"], ["twsite-announcement", "autumn"], ...tabs];
    await context.addInitScript((entries) => {
      for (const [key = "", value = ""] of entries) localStorage.setItem(key, value);
    }, stored);
    await expect(visitAll(context)).resolves.toEqual([]);
  }, 600_000);
}
