/** What writing costs: how soon `twsite dev` has a page to show, and how soon an edit is on the screen. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../browser/browser.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { pagePath, writeTwsiteContent } from "./pages.ts";

const edits = 12;

type Started = { url: string; start: number; firstPage: number; everything: number; stop(): Promise<void> };

/** Prints one row per site: the shipped one, with an empty cache and with a full one, then generated ones. */
export async function printDev(print: (line: string) => void, sizes: readonly number[]): Promise<void> {
  print("| site | start s | first page s | whole site s | edit ms, median | edit ms, slowest |");
  print("| --- | ---: | ---: | ---: | ---: | ---: |");
  const folder = mkdtempSync(join(tmpdir(), "twsite-bench-dev-"));
  try {
    cpSync("content", join(folder, "content"), { recursive: true });
    for (const cache of ["empty", "full"]) {
      const row = await measured(folder, "", "", false);
      print(`| shipped, ${cache} cache | ${row} |`);
    }
    for (const size of sizes) {
      const place = join(folder, String(size));
      writeTwsiteContent(join(place, "content"), size);
      const path = pagePath(Math.floor(size / 2));
      await measured(place, `docs/${path}`, `en/docs/${path}.md`, false);
      const row = await measured(place, `docs/${path}`, `en/docs/${path}.md`, true);
      print(`| ${size} pages, full cache | ${row} |`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(folder: string, route: string, file: string, isEdited: boolean): Promise<string> {
  const dev = await start(folder, route);
  const times = isEdited ? await editTimes(dev.url + route, join(folder, "content", file)) : [];
  await dev.stop();
  const seconds = [dev.start, dev.firstPage, dev.everything].map((ms) => (ms / 1000).toFixed(2));
  const sorted = times.sort((a, b) => a - b);
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => ms?.toFixed(0) ?? "");
  return [...seconds, ...shown].join(" | ");
}

/** From the command to the line that says where the site is, to the whole of a page, and to what only a whole pass can tell. */
async function start(folder: string, route: string): Promise<Started> {
  const started = performance.now();
  const child = spawn("node", [resolve("dist/twsite/main.js"), "dev", "--port", "0"], { cwd: folder });
  const ended = new Promise((settle) => child.once("close", settle));
  let output = "";
  const url = await new Promise<string>((settle, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const [address] = /http:\S+/.exec(output) ?? [];
      if (address) settle(address);
    });
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("close", () => reject(new Error(output)));
  });
  const at = performance.now();
  await (await fetch(url + route)).text();
  const page = performance.now();
  await (await fetch(`${url}sitemap.xml`)).text();
  return {
    url,
    start: at - started,
    firstPage: page - started,
    everything: performance.now() - started,
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}

/** From the moment before the file is written to the frame that shows its text, in milliseconds. */
async function editTimes(address: string, file: string): Promise<number[]> {
  const browser = await launchBrowser(findChromium());
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForSelector("html[data-controls]");
    await page.waitForTimeout(2000);
    const text = readFileSync(file, "utf8");
    const times: number[] = [];
    for (let edit = 0; edit < edits; edit++) {
      const words = `Edit number ${edit} of them.`;
      const shown = await whenShown(page, words);
      const at = Date.now();
      writeFileSync(`${file}~`, `${text}\n${words}\n`);
      renameSync(`${file}~`, file);
      times.push((await shown()) - at);
      await page.waitForTimeout(1500);
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function whenShown(page: Page, words: string): Promise<() => Promise<number>> {
  const shown = await page.evaluateHandle((sought) => {
    const found = new Promise<number>((settle) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("main")?.textContent?.includes(sought)) return;
        observer.disconnect();
        requestAnimationFrame(() => settle(Date.now()));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { found };
  }, words);
  return () => shown.evaluate(({ found }) => found);
}
