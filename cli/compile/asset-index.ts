/** What the last run found out about files that pages refer to; kept beside the index of the pages. */
import { readFileSync } from "node:fs";
import type { StampedAsset } from "../source/assets.ts";
import { savingTime, writeCache } from "./cache-folder.ts";

export function readAssetIndex(file: string): Map<string, StampedAsset> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return new Map();
  }
}

export function writeAssetIndex(file: string, assets: ReadonlyMap<string, StampedAsset>): void {
  savingTime(() => writeCache(file, JSON.stringify([...assets])));
}
