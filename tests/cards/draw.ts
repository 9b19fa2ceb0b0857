/**
 * Draws the social cards of the shipped site into `content/static/cards/`, which Git keeps: run it after a change of
 * texts, colours or faces (`npm run cards`). The home page and lists show them; compiling draws those of pages with a title of their own.
 */
import { mkdirSync, statSync } from "node:fs";
import { launchBrowser } from "../browser/browser.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { cardHtml } from "./template.ts";
import { cardTexts, locales } from "./texts.ts";

const folder = "content/static/cards";
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser(findChromium());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: "reduce" });
for (const [name, texts] of Object.entries(cardTexts))
  for (const locale of locales) {
    const path = `${folder}/${name}.${locale}.png`;
    await page.setContent(cardHtml(texts[locale], locale));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path });
    console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`);
  }
await browser.close();
