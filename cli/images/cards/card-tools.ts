/** What cards are drawn with: the outlines beside the reader, and a renderer of SVG that only sites with cards install. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Paths, so that another thread can open them, and the renderer's version. */
export type CardTools = { glyphs: string; renderer: string; wasm: string; version: string };

export const CARD_RENDERER = "@resvg/resvg-wasm";
export const GLYPHS_FILE = "card-glyphs.json";

export type CardRenderer = Pick<CardTools, "renderer" | "wasm" | "version">;

/** That of the site's own folder, else one beside the tool; undefined where there is none. */
export function findCardRenderer(contentFolder: string): CardRenderer | undefined {
  for (const from of [join(resolve(contentFolder), "site.yml"), import.meta.url]) {
    try {
      const renderer = createRequire(from).resolve(CARD_RENDERER);
      const folder = dirname(renderer);
      const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const wasm = join(folder, "index_bg.wasm");
      if (typeof version === "string" && existsSync(wasm)) return { renderer, wasm, version };
    } catch {
      // It is not installed there.
    }
  }
  return undefined;
}
