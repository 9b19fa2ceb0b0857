/** A small site under `dev`, in a Git repository, and a page of it open in a browser: new for each test. */
import { execFileSync } from "node:child_process";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type KeptContexts, keptContexts } from "../browser/kept-contexts.ts";
import { type DevSite, type Files, smallSite, startDev, writeFiles } from "./dev-site.ts";

export function git(folder: string, ...args: string[]): void {
  execFileSync("git", ["-c", "user.name=Writer", "-c", "user.email=writer@example.com", ...args], {
    cwd: folder,
    stdio: "pipe",
  });
}

const french = { "fr/docs/guide.md": "---\ntitle: Le guide\n---\n\nPremiers mots.\n" };

/** A file that Git leaves alone: what was changed before it is served has been followed. */
const mark = "static/followed.txt";

export type OpenPage = {
  site: DevSite;
  browser: Browser;
  page: Page;
  /** What the browser's console has said. */
  complaints: string[];
  open(route: string): Promise<void>;
  /** False once the page was loaded again. */
  isSamePage(): Promise<boolean>;
  main(): Promise<string>;
  /** Text of the findings that stand over the page. */
  findings(): Promise<string>;
};

/**
 * Registers what starts and ends all of it; the answer gives what is there while a test runs. `files` come on top of
 * those of the small site.
 */
export function openPages({
  files = {},
  args = [],
}: {
  files?: Files;
  args?: string[];
} = {}): () => OpenPage {
  let browser: Browser;
  let contexts: KeptContexts;
  let site: DevSite;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    browser = await launchBrowser();
    contexts = keptContexts(browser, false);
    site = await startDev(
      { ...smallSite, ...french, "static/favicon.ico": "", ...files },
      {
        args,
        prepare(folder) {
          git(folder, "init", "-q", "-b", "main");
          writeFiles(folder, { ".git/info/exclude": `content/${mark}\n` });
          git(folder, "add", "content");
          git(folder, "commit", "-q", "-m", "One");
        },
      },
    );
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  beforeEach(async () => {
    const context = await contexts.newContext({ viewport: { width: 1280, height: 700 } });
    page = await context.newPage();
    complaints = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
  });
  afterEach(async ({ task }) => {
    await page.close();
    git(site.folder, "checkout", "-q", "-f", "main");
    git(site.folder, "clean", "-f", "-d", "-q", "content");
    // The next test starts from the site as it was.
    site.write(mark, task.id);
    await expect.poll(async () => (await fetch(new URL("followed.txt", site.url))).text()).toBe(task.id);
  });

  return () => ({
    site,
    browser,
    page,
    complaints,
    async open(route) {
      await page.goto(new URL(route, site.url).href);
      await page.waitForSelector("html[data-controls]");
      await page.evaluate(() => Reflect.set(window, "isSamePage", true));
    },
    isSamePage: () => page.evaluate(() => Reflect.get(window, "isSamePage") === true),
    main: () => page.locator("main").innerText(),
    findings: () =>
      page.evaluate(() => {
        const shadow = document.querySelector("twsite-findings")?.shadowRoot;
        return shadow?.querySelector("section:not([hidden])")?.textContent ?? "";
      }),
  });
}
