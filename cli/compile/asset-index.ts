/** Index of the files that pages refer to, from the last run. It is stored beside the index of the pages. */
import type { Cache } from "../cache/cache.ts";
import type { StampedAsset } from "../source/assets.ts";

export function readAssetIndex(cache: Cache | undefined): Map<string, StampedAsset> {
  return new Map(cache?.readJson<[string, StampedAsset][]>("assets"));
}

export function writeAssetIndex(cache: Cache | undefined, assets: ReadonlyMap<string, StampedAsset>): void {
  if (assets.size > 0) cache?.write("assets", JSON.stringify([...assets]));
}
