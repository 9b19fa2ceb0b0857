/** The work of the main thread before a page's first paint, beside Starlight: the same generated pages, the same slow phone and line, in turn. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { launchBrowser } from "../browser/browser.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { pagePath, writeTwsiteContent } from "./pages.ts";
import { median } from "./reading.ts";
import { buildStarlight } from "./starlight.ts";

const pages = 50;

/** Kinds of work, as Chromium's trace names them. */
const kinds = {
  "head script": ["EvaluateScript", "FunctionCall"],
  HTML: ["ParseHTML"],
  style: ["ParseAuthorStyleSheet", "UpdateLayoutTree"],
  layout: ["Layout"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit"],
} as const;

type Kind = keyof typeof kinds;
/** Milliseconds: until the first and the largest paint, and of the main thread until the first. */
type Measured = Record<"first paint" | "largest paint" | Kind, number>;

/** Medians of `runs`, in milliseconds. */
export async function printFirstPaint(print: (line: string) => void, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "twsite-bench-paint-"));
  const content = join(folder, "content");
  writeTwsiteContent(content, pages);
  const site = await compileSite("/", content);
  const starlight = buildStarlight(join(tmpdir(), "twsite-bench-starlight"), pages);
  const page = pagePath(10);
  const sites = [
    { name: "twsite", root: site.folder, path: `/docs/${page}` },
    { name: "starlight", root: starlight, path: `/${page}/` },
  ];
  const browser = await launchBrowser(findChromium());
  const rows = new Map<string, Measured[]>(sites.map(({ name }) => [name, []]));
  const served = await Promise.all(
    sites.map(async ({ root, ...rest }) => {
      const preview = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
      return { ...rest, preview };
    }),
  );
  for (let count = 0; count < runs; count++)
    for (const { name, path, preview } of served)
      rows.get(name)?.push(await visit(browser, `http://127.0.0.1:${preview.port}`, path));
  const columns = ["first paint", "largest paint", ...(Object.keys(kinds) as Kind[])] as const;
  print(`| phone, 4× slower, 150 ms, 1.6 Mbit/s, median ms of ${runs} | ${columns.join(" | ")} |`);
  print(`| --- |${" ---: |".repeat(columns.length)}`);
  for (const [name, measured] of rows) {
    const cells = columns.map((column) => median(measured.map((row) => row[column])).toFixed(0));
    print(`| ${name} | ${cells.join(" | ")} |`);
  }
  await Promise.all([browser.close(), ...served.map(({ preview }) => preview.close())]);
  site.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** A part of Chromium's trace; times are microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
};

async function visit(browser: Browser, origin: string, path: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largest: list.getEntries().at(-1)?.startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    categories: "devtools.timeline,loading,blink.user_timing",
    transferMode: "ReportEvents",
  });
  const complete = new Promise((settle) => session.once("Tracing.tracingComplete", settle));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const largest = await page.evaluate(() => Number(Reflect.get(window, "largest")));
  await session.send("Tracing.end");
  await complete;
  await context.close();
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  const start = events.findLast(({ name, ts }) => name === "navigationStart" && ts < (paint?.ts ?? 0));
  if (!paint || !start) throw new Error(`${origin + path} was not painted`);
  const before = events.filter(
    ({ ph, pid, tid, ts }) =>
      ph === "X" && pid === paint.pid && tid === paint.tid && ts >= start.ts && ts < paint.ts,
  );
  const sum = (names: readonly string[]) =>
    before
      .filter(({ name }) => names.includes(name))
      .reduce((total, { tdur, dur = 0 }) => total + (tdur ?? dur) / 1000, 0);
  const work = Object.entries(kinds).map(([kind, names]) => [kind, sum(names)]);
  return {
    "first paint": (paint.ts - start.ts) / 1000,
    "largest paint": largest,
    ...(Object.fromEntries(work) as Record<Kind, number>),
  };
}
