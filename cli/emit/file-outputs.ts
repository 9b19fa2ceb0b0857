/** Files of the content folder that are part of the site: assets under hashed names, `static/` as it is. */
import { sentText } from "../images/drawings/cleaned-drawing.ts";
import type { Drawings } from "../images/drawings/read-drawings.ts";
import type { Asset } from "../source/assets.ts";
import { contentHash } from "../source/content-hash.ts";
import { readInside } from "../source/read-inside.ts";
import { isDocument, type Output } from "./output.ts";

export function assetOutputs(
  paths: Iterable<string>,
  assets: ReadonlyMap<string, Asset>,
  drawings: Drawings,
  contentFolder: string,
): Output[] {
  const outputs = new Map<string, Output>();
  for (const path of paths) {
    const asset = assets.get(path);
    // Equal files in two places share one asset.
    if (!asset) continue;
    const output = copy(path, asset.output, asset.hash, contentFolder);
    const isCleaned = drawings.get(path)?.sent !== undefined;
    outputs.set(
      asset.output,
      isCleaned ? { ...output, content: () => cleaned(path, asset, contentFolder) } : output,
    );
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

/** The cleaned text of a drawing. It is cleaned a second time when it is written, which happens once. */
async function cleaned(path: string, { hash }: Asset, contentFolder: string): Promise<string> {
  const { cleanDrawing } = await import("../images/drawings/clean-drawing.ts");
  const text = sentText(cleanDrawing(readInside(contentFolder, path)));
  if (text === undefined || contentHash(text) !== hash)
    throw new Error(`the drawing ${path} has changed while the site was compiled`);
  return text;
}

function copy(from: string, to: string, key: string, contentFolder: string): Output {
  // Files that an author's document shows are published before it, too.
  const phase = isDocument(to) ? "document" : "data";
  return { path: to, key, phase, content: () => readInside(contentFolder, from) };
}
