/** Files of the content folder that are part of the site: assets under hashed names, `static/` as it is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Asset } from "../source/assets.ts";
import { isDocument, type Output } from "./output.ts";

export function assetOutputs(
  paths: Iterable<string>,
  assets: ReadonlyMap<string, Asset>,
  contentFolder: string,
): Output[] {
  const outputs = new Map<string, Output>();
  for (const path of paths) {
    const asset = assets.get(path);
    // Equal files in two places share one asset.
    if (asset) outputs.set(asset.output, copy(path, asset.output, asset.hash, contentFolder));
  }
  return [...outputs.values()];
}

export function staticOutputs(
  paths: readonly string[],
  assets: ReadonlyMap<string, Asset>,
  contentFolder: string,
): Output[] {
  return paths.flatMap((path) => {
    const asset = assets.get(path);
    return asset ? [copy(path, path.slice("static/".length), asset.hash, contentFolder)] : [];
  });
}

function copy(from: string, to: string, key: string, contentFolder: string): Output {
  // What an author's document shows is there before it, too.
  const phase = isDocument(to) ? "document" : "data";
  return { path: to, key, phase, content: () => readFileSync(join(contentFolder, from)) };
}
