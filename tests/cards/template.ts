/** One social card as an HTML document of 1200 × 630 pixels, in the site's colours and faces. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CardText } from "./texts.ts";

const colours = {
  paper: "#fbf9f4",
  ink: "#1d1b18",
  soft: "#57514a",
  rule: "#ddd6c8",
  warm: "#a33c19",
  cool: "#0d566b",
};

export function cardHtml({ above, title, below }: CardText, lang: string): string {
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<style>
${face("Title", "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2", "200 800")}
${face("Text", "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2", "200 900")}
* { margin: 0; box-sizing: border-box; }
body {
  position: relative; width: 1200px; height: 630px; padding: 76px 80px; overflow: hidden;
  background: ${colours.paper}; color: ${colours.ink}; font: 400 32px/1.35 Text;
}
.above { color: ${colours.warm}; font-weight: 600; }
h1 {
  position: absolute; left: 80px; top: 172px; width: 690px;
  font: 600 ${title.length > 30 ? 76 : 104}px/1.06 Title; letter-spacing: -0.015em; text-wrap: balance;
}
.below {
  position: absolute; left: 80px; right: 80px; bottom: 68px; padding-top: 26px;
  border-top: 2px solid ${colours.rule}; color: ${colours.soft};
}
svg { position: absolute; right: 80px; top: 84px; }
</style>
<p class="above">${above}</p>
<h1>${title}</h1>
${drawing()}
<p class="below">${below}</p>
</html>`;
}

function face(family: string, file: string, weights: string): string {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return `@font-face { font-family: ${family}; font-weight: ${weights}; src: url(data:font/woff2;base64,${bytes.toString("base64")}); }`;
}

/** The writer's craft: a structured source that becomes a page in two languages. */
function drawing(): string {
  const lines = (x: number, y: number, widths: readonly number[]) =>
    widths.map((width, index) => `<path d="M${x} ${y + index * 24}h${width}"/>`).join("");
  const sheet = (x: number) => `<path d="M${x} 226h112l30 30v104h-142z"/><path d="M${x + 112} 226v30h30"/>`;
  return `<svg width="330" height="370" viewBox="0 0 330 370" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<g stroke="${colours.cool}">
  <path d="M112 6q-20 0-20 20v30q0 18-12 18q12 0 12 18v30q0 20 20 20"/>
  <path d="M218 6q20 0 20 20v30q0 18 12 18q-12 0-12 18v30q0 20-20 20"/>
  ${lines(126, 26, [52, 78, 40, 66, 30])}
  <path d="M165 158v20M75 206v-8q0-20 20-20h140q20 0 20 20v8"/>
</g>
<g stroke="${colours.ink}">${sheet(4)}${sheet(184)}</g>
<g stroke="${colours.soft}">${lines(28, 290, [92, 74, 86])}${lines(208, 290, [80, 94, 62])}</g>
<path stroke="${colours.warm}" stroke-width="7" d="M28 262h50M208 262h66"/>
</svg>`;
}
