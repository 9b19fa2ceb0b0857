/** From a key to the hits of the search, letter by letter on the slow laptop, once the index is there. */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { launchBrowser } from "../browser/browser.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { isHydrated } from "../browser/is-hydrated.ts";
import { field, search } from "../browser/search-dialog.ts";
import { writeTwsiteContent } from "./pages.ts";
import { median } from "./reading.ts";

const pages = 1000;
const slower = 4;
const queries = [
  ...["page", "search index", "browser client", "table of contents", "release version", "paragraf"],
  ...["Page 512", "the next step", "verify token", "dialog panel setting", "x", "translation term review"],
];

/** A key whose hits are painted: the letters so far; milliseconds until the letter, and until the first hits, are on the screen. */
type Key = { text: string; letter: number; milliseconds: number; cpu: number };

export async function printTyping(print: (line: string) => void, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "twsite-bench-typing-"));
  const content = join(folder, "content");
  writeTwsiteContent(content, pages);
  const site = await compileSite("/", content);
  const browser = await launchBrowser(findChromium());
  const preview = await startPreview({ root: site.folder, base: "/", host: "127.0.0.1", port: 0 });
  const keysAt = async (rate: number): Promise<Key[]> => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.goto(`http://127.0.0.1:${preview.port}/`);
    await page.waitForFunction(isHydrated);
    const keys = await typed(page, rate);
    await page.context().close();
    return keys;
  };
  const row = (name: string, keys: readonly { text: string; value: number }[]): number => {
    const [slowest] = keys.toSorted((a, b) => b.value - a.value);
    if (!slowest) throw new Error("no key changes the hits");
    const usual = median(keys.map(({ value }) => value)).toFixed(0);
    const load = loadavg()[0]?.toFixed(1);
    print(
      `| ${name} | ${keys.length} | ${usual} | ${slowest.value.toFixed(0)} | “${slowest.text}” | ${load} |`,
    );
    return slowest.value;
  };
  print(`| from a key to its hits, ${pages} pages | keys | median ms | worst ms | at | load |`);
  print("| --- | ---: | ---: | ---: | --- | ---: |");
  const letters: number[] = [];
  const painted: number[] = [];
  const busy: number[] = [];
  for (let run = 1; run <= runs; run++) {
    const slow = await keysAt(slower);
    letters.push(
      row(
        `run ${run}, the letter on the screen, ${slower}× slower`,
        slow.map(({ text, letter }) => ({ text, value: letter })),
      ),
    );
    painted.push(
      row(
        `run ${run}, the hits on the screen, ${slower}× slower`,
        slow.map(({ text, milliseconds }) => ({ text, value: milliseconds })),
      ),
    );
    // The processor alone, where other programs keep the machine busy.
    const full = await keysAt(1);
    busy.push(
      row(
        `run ${run}, time of the processor, times ${slower}`,
        full.map(({ text, cpu }) => ({ text, value: cpu * slower })),
      ),
    );
  }
  print(`| median of the worst, the letter on the screen | | | ${median(letters).toFixed(0)} | | |`);
  print(`| median of the worst, the hits on the screen | | | ${median(painted).toFixed(0)} | | |`);
  print(`| median of the worst, time of the processor | | | ${median(busy).toFixed(0)} | | |`);
  await Promise.all([browser.close(), preview.close()]);
  site.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function typed(page: Page, rate: number): Promise<Key[]> {
  await search(page, "page");
  await page.evaluate(watchHits);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () =>
    (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")
      ?.value ?? 0;
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const keys: Key[] = [];
  for (const query of queries) {
    await field(page).fill("");
    await page.waitForFunction(isQuiet);
    for (let end = 1; end <= query.length; end++) {
      const before = await busy();
      await page.keyboard.press(query[end - 1] === " " ? "Space" : (query[end - 1] ?? ""));
      await page.waitForFunction(isQuiet, undefined, { polling: 100 });
      const cpu = ((await busy()) - before) * 1000;
      const { painted, letter } = await page.evaluate(
        () => Reflect.get(window, "hits") as { painted: number; letter: number },
      );
      if (painted > 0) keys.push({ text: query.slice(0, end), letter, milliseconds: painted, cpu });
    }
  }
  return keys;
}

/** Runs in the page: takes the time from each key until the frame after the first change of the list of hits; more hits may follow. */
function watchHits(): void {
  const hits = { key: 0, letter: 0, painted: 0, changed: performance.now() };
  Reflect.set(window, "hits", hits);
  const list = () =>
    Array.from(
      document.querySelectorAll("[role=option]"),
      (option) => option.getAttribute("href") ?? option.id,
    ).join();
  let shown = list();
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      Object.assign(hits, { key: timeStamp, letter: 0, painted: 0, changed: performance.now() }),
    true,
  );
  // Shorter ones are not told of: https://www.w3.org/TR/event-timing/
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === "keydown" && startTime === hits.key) hits.letter = duration;
  }).observe(Object.assign({ type: "event" }, { durationThreshold: 16 }));
  new MutationObserver(() => {
    const now = list();
    if (now === shown) return;
    shown = now;
    const { key } = hits;
    hits.changed = performance.now();
    // A task after the next frame: it has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (hits.key === key && hits.painted === 0) hits.painted = performance.now() - key;
      }),
    );
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: true when no hit has changed for longer than a key takes. */
function isQuiet(): boolean {
  return performance.now() - Reflect.get(window, "hits").changed > 400;
}
