/** The tools that draw cards: the outlines beside the reader, and an SVG renderer that only sites with cards install. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Paths, so that another thread can open them, and the renderer's version. */
export type CardTools = { glyphs: string; renderer: string; wasm: string; version: string };

export const CARD_RENDERER = "@resvg/resvg-wasm";
export const GLYPHS_FILE = "card-glyphs.json";

export type CardRenderer = Pick<CardTools, "renderer" | "wasm" | "version">;

/** The renderer in the site's folder, or the one beside the tool; undefined if neither exists. */
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
