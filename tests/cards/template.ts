/** One social card as an HTML document of 1200 × 630 pixels, in the site's colours and faces, with its drawing. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { articleHtml } from "../../cli/emit/article-html.ts";
import { heroDrawing } from "../../reader/article/hero.ts";
import type { CardText } from "./texts.ts";

export function cardHtml({ above, title, below }: CardText, lang: string): string {
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<style>
${face("Reader Title", "newsreader/files/newsreader-latin-opsz-normal.woff2", "200 800")}
${face("Reader Quote", "newsreader/files/newsreader-latin-opsz-italic.woff2", "200 800", "italic")}
${face("Reader Text", "source-sans-3/files/source-sans-3-latin-wght-normal.woff2", "200 900")}
${["first/tokens", "first/tokens-large", "tokens", "drawing"].map((name) => readFileSync(`reader/styles/${name}.css`, "utf8")).join("\n")}
* { margin: 0; box-sizing: border-box; }
body {
  position: relative; width: 1200px; height: 630px; padding: 72px 80px; overflow: hidden;
  background: var(--paper); color: var(--ink); font: 600 30px/1.35 var(--sans);
}
.above { color: var(--warm); }
h1 {
  position: absolute; left: 80px; top: 158px; width: ${title.length > 20 ? 600 : 660}px;
  font: 600 ${title.length > 30 ? 74 : 104}px/1.04 var(--serif); letter-spacing: -0.025em; text-wrap: balance;
}
.below {
  position: absolute; left: 80px; right: 80px; bottom: 60px; padding-top: 26px;
  border-top: 3px solid var(--ink); color: var(--ink-soft); font: italic 400 36px/1.3 var(--quote);
}
.hero-drawing { position: absolute; right: 80px; top: 64px; width: 440px; height: auto; }
</style>
<p class="above">${above}</p>
<h1>${title}</h1>
${articleHtml([heroDrawing([])])}
<p class="below">${below}</p>
</html>`;
}

function face(family: string, file: string, weights: string, style = "normal"): string {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`));
  return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weights}; src: url(data:font/woff2;base64,${bytes.toString("base64")}); }`;
}
