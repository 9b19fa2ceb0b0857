/** What reading the shipped site costs, served by the preview: Lighthouse's scores, and a slow phone's times. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { launchBrowser } from "../browser/browser.ts";
import { type CompiledSite, compileSite } from "../browser/compiled-site.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { isHydrated } from "../browser/is-hydrated.ts";
import { type FirstVisit, firstVisit, lines } from "./faces.ts";
import { auditPage, installLighthouse, slowdownOn, usualSlowdown } from "./lighthouse.ts";
import { click, firstView } from "./throttled.ts";

type Print = (line: string) => void;

const doc = "/docs/tech_writing/techwriting";
const linked = "/docs/tech_writing/restapi_doc";
const audited = ["/", doc, "/blog", "/blog/AI_journey_episode1", "/docs/category/agency"];

/**
 * Serves the shipped site to `measure`; it is gone afterwards. The font provider is out of reach of a bench: a port of this
 * machine, with an empty style sheet, takes its place.
 */
async function served(measure: (origin: string, site: CompiledSite) => Promise<void>): Promise<void> {
  const provider = createServer((_, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Content-Type", "text/css").end();
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), "twsite-bench-reading-"));
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  const configuration = readFileSync(join(content, "site.yml"), "utf8");
  const near = configuration.replace(/(stylesheet: )https:\/\/[^/]+/, `$1http://127.0.0.1:${port}`);
  writeFileSync(join(content, "site.yml"), near);
  const site = await compileSite("/", content);
  const preview = await startPreview({ root: site.folder, base: "/", host: "127.0.0.1", port: 0 });
  try {
    await measure(`http://127.0.0.1:${preview.port}`, site);
  } finally {
    await preview.close();
    provider.close();
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Scores are rounded; under each table stand the audits that cost points. On a machine that is slower than the one the
 * usual slowdown is made for, a second table is for the same phone.
 */
export async function printScores(print: Print): Promise<void> {
  const folder = installLighthouse();
  await served(async (origin) => {
    const machine = await printScoresOf(folder, origin, usualSlowdown, print);
    const slowdown = slowdownOn(machine);
    if (slowdown < usualSlowdown) await printScoresOf(folder, origin, slowdown, print);
  });
}

/** Returns how fast Lighthouse found this machine, in the middle. */
async function printScoresOf(
  folder: string,
  origin: string,
  slowdown: number,
  print: Print,
): Promise<number> {
  const rows = [];
  for (const route of audited) rows.push({ route, ...(await auditPage(folder, origin + route, slowdown)) });
  const machine = median(rows.map((row) => row.machine));
  const titles = Object.keys(rows[0]?.scores ?? {});
  print(
    `\n| Lighthouse, mobile, ${slowdown} times slower than this machine (${machine}) | ${titles.join(" | ")} |`,
  );
  print(`| --- |${titles.map(() => " ---: |").join("")}`);
  for (const { route, scores } of rows)
    print(`| ${route} | ${titles.map((title) => scores[title]).join(" | ")} |`);
  for (const { route, lacking } of rows) if (lacking.length > 0) print(`\n${route}: ${lacking.join("; ")}`);
  return machine;
}

/** Medians of `runs`, in milliseconds. */
export async function printThrottled(print: Print, runs: number): Promise<void> {
  const browser = await launchBrowser(findChromium());
  await served(async (origin, site) => {
    // The same document and style, and nothing that runs but what is in its head.
    const document = readFileSync(join(site.folder, doc, "index.html"), "utf8");
    writeFileSync(join(site.folder, "plain.html"), withoutReader(document));
    const times = async (once: () => Promise<number>) => {
      const all: number[] = [];
      for (let count = 0; count < runs; count++) all.push(await once());
      return median(all);
    };
    const views = [];
    const plain = [];
    for (let count = 0; count < runs; count++) {
      plain.push(await firstView(browser, `${origin}/plain.html`));
      views.push(await firstView(browser, origin + doc));
    }
    const visit = { url: origin + doc, isHydrated };
    const cold = await times(() => click(browser, { ...visit, prefetch: false }, linked));
    const warm = await times(() => click(browser, { ...visit, prefetch: true }, linked));
    print(`| ${doc}, 4× slower, 150 ms, 1.6 Mbit/s | median of ${runs} |`);
    print("| --- | ---: |");
    print(`| first paint with content, ms | ${median(views.map(({ paint }) => paint)).toFixed(0)} |`);
    print(`| the same without the reader, ms | ${median(plain.map(({ paint }) => paint)).toFixed(0)} |`);
    print(`| layout shift, worst | ${Math.max(...views.map(({ shift }) => shift)).toFixed(4)} |`);
    print(`| blocking time, ms | ${median(views.map(({ blocking }) => blocking)).toFixed(0)} |`);
    print(`| click to new heading, cold, ms | ${cold.toFixed(0)} |`);
    print(`| click to new heading, prefetched, ms | ${warm.toFixed(0)} |`);
  });
  await browser.close();
}

/**
 * Cold visits on each line, the shipped site beside `others`: folders of the same site as another version compiled it. They take turns, so that a busy machine slows all of them alike.
 */
export async function printFaces(print: Print, runs: number, others: readonly string[]): Promise<void> {
  const browser = await launchBrowser(findChromium());
  await served(async (origin) => {
    const servers = await Promise.all(
      others.map((root) => startPreview({ root, base: "/", host: "127.0.0.1", port: 0 })),
    );
    const urls = [
      ["as it is", `${origin}${doc}/`],
      ...servers.map(({ port }, index) => [others[index], `http://127.0.0.1:${port}${doc}/`]),
    ] as const;
    print(
      `\n| ${doc}, ${runs} first visits | | own face of title | of text | first paint, ms | worst shift |`,
    );
    print("| --- | --- | ---: | ---: | ---: | ---: |");
    for (const line of lines) {
      const visits = urls.map((): FirstVisit[] => []);
      for (let count = 0; count < runs; count++)
        for (const [index, [, url = ""]] of urls.entries())
          visits[index]?.push(await firstVisit(browser, url, line));
      for (const [index, [name]] of urls.entries())
        print(`| ${[line.name, name, ...faceCells(visits[index] ?? [])].join(" | ")} |`);
    }
    await Promise.all(servers.map(({ close }) => close()));
  });
  await browser.close();
}

function faceCells(visits: readonly FirstVisit[]): string[] {
  const shown = (face: "title" | "text") =>
    `${visits.filter((visit) => visit[face]).length}/${visits.length}`;
  return [
    shown("title"),
    shown("text"),
    median(visits.map(({ paint }) => paint)).toFixed(0),
    Math.max(...visits.map(({ shift }) => shift)).toFixed(4),
  ];
}

function withoutReader(document: string): string {
  return document.replace(/<link rel="modulepreload"[^>]*>/g, "").replace(/ data-reader="[^"]*"/, "");
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
