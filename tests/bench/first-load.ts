/** What a visitor's first page costs: the document and every file that its head asks for, or its reader, compressed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes after gzip level 6, by type; fonts are compressed already and count as they are. */
export type FirstLoad = { html: number; js: number; css: number; font: number; total: number };

export function firstLoad(site: string, document: string): FirstLoad {
  const html = readFileSync(join(site, document), "utf8");
  const load = { html: gzipped(Buffer.from(html)), js: 0, css: 0, font: 0 };
  const linked = [...html.matchAll(/(?:src|href)="\/(_twsite\/[^"]+)"/g)].map(([, path = ""]) => path);
  // The scripts of the reader are asked for by a script, after the first paint.
  const [, scripts = ""] = /data-reader="([^"]*)"/.exec(html) ?? [];
  const asked = scripts.split(" ").flatMap((address) => (address === "" ? [] : address.slice(1)));
  for (const path of new Set([...linked, ...asked])) {
    const bytes = readFileSync(join(site, path));
    if (path.endsWith(".js")) load.js += gzipped(bytes);
    else if (path.endsWith(".css")) load.css += gzipped(bytes);
    else if (path.endsWith(".woff2")) load.font += bytes.length;
  }
  return { ...load, total: load.html + load.js + load.css + load.font };
}

function gzipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 6 }).length;
}
