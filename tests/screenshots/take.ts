/**
 * Pictures of the shipped site, for whoever judges its look: every scene at four widths, in both themes and languages.
 * `npm run screenshots -- [folder] [--scenes home,doc] [--widths 390,1280] [--themes light] [--locales fr]`
 */
import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "../browser/browser.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { announcedContent, startedContent } from "../browser/copied-content.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { giveFaces } from "../browser/give-faces.ts";
import { isHydrated } from "../browser/is-hydrated.ts";
import { serveSite } from "../browser/serve-site.ts";
import { type Scene, scenes } from "./scenes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenes: { type: "string", default: scenes.map(({ name }) => name).join() },
    widths: { type: "string", default: "390,768,1280,1680" },
    themes: { type: "string", default: "light,dark" },
    locales: { type: "string", default: "en,fr" },
  },
});
const folder = positionals[0] ?? "dist/screenshots";
const wanted = values.scenes.split(",");
const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800, 1680: 1050 };

mkdirSync(folder, { recursive: true });
const shipped = await serveSite(await compileSite("/"));
const copy = await announcedContent();
const announcedSite = await compileSite("/", copy.content);
const announced = await serveSite(announcedSite);
const start = startedContent();
const startedSite = await compileSite("/", start.content);
const started = await serveSite(startedSite);
const browser = await launchBrowser(findChromium());
const origins = [shipped.origin, announced.origin, started.origin];
for (const theme of values.themes.split(","))
  for (const width of values.widths.split(",").map(Number)) {
    const context = await contextOf(theme, width);
    for (const locale of values.locales.split(","))
      for (const scene of scenes)
        if (wanted.includes(scene.name) && (scene.widths?.(width) ?? true))
          await take(context, scene, locale, `${scene.name}.${locale}.${theme}.${width}.png`);
    await context.close();
  }
await browser.close();
await Promise.all([shipped.close(), announced.close(), started.close()]);
for (const site of [announcedSite, startedSite]) site.remove();
for (const { folder } of [copy, start]) rmSync(folder, { recursive: true });

async function contextOf(theme: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    reducedMotion: "reduce",
    hasTouch: width < 997,
    isMobile: width < 997,
  });
  // Nothing from elsewhere: the pictures are the same without a network.
  await context.route(
    (url) => !origins.includes(url.origin),
    (route) => route.abort(),
  );
  // A first visit might do without them.
  await giveFaces(context);
  await context.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
  return context;
}

/** Makes the window as high as the page. (Playwright's `fullPage` does so too, but points with a mouse from then on.) */
async function showAll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

async function take(context: BrowserContext, scene: Scene, locale: string, name: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  try {
    const { origin } = scene.announced === true ? announced : scene.started === true ? started : shipped;
    await page.goto(origin + (locale === "en" ? "" : `/${locale}`) + scene.path, {
      waitUntil: "networkidle",
    });
    await page.waitForFunction(isHydrated);
    await scene.act?.(page);
    if (scene.fold !== true) await showAll(page);
    await page.screenshot({ path: `${folder}/${name}` });
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    process.exitCode = 1;
  }
  await page.close();
}
