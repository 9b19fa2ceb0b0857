/**
 * Gives pages the site's own faces from memory: the first layout has them, however busy the machine is and whatever fonts it has.
 * Otherwise a face that comes late is not shown, and a test would measure the fonts of the machine.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext, Page } from "playwright-core";

const reader = resolve(import.meta.dirname, "../../dist/twsite/reader");

export async function giveFaces(visited: Page | BrowserContext): Promise<void> {
  const { firstStyles }: { firstStyles: { faces: string } } = JSON.parse(
    readFileSync(`${reader}/reader.json`, "utf8"),
  );
  const files = firstStyles.faces.matchAll(/[\w-]+\.woff2/g);
  const contents = [...files].map(([file]) => [file, readFileSync(`${reader}/assets/${file}`, "base64")]);
  await visited.addInitScript(addFaces, { style: firstStyles.faces, files: Object.fromEntries(contents) });
}

/** In the browser: faces of a script come before those of a style that have the same name. */
function addFaces({ style, files }: { style: string; files: Record<string, string> }): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const described = (name: string, otherwise: string) => rule.style.getPropertyValue(name) || otherwise;
    const file = files[/[\w-]+\.woff2/.exec(described("src", ""))?.[0] ?? ""];
    if (file === undefined) continue;
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
    const face = new FontFace(described("font-family", "").replaceAll('"', ""), bytes, {
      weight: described("font-weight", "normal"),
      style: described("font-style", "normal"),
      unicodeRange: described("unicode-range", "U+0-10FFFF"),
    });
    document.fonts.add(face);
  }
}

export function refuseFaces(visited: BrowserContext): Promise<unknown> {
  return visited.route(/\.woff2$/, (route) => route.abort());
}
