/** What the last run found out about files that pages refer to; kept beside the index of the pages. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { StampedAsset } from "../source/assets.ts";

export function readAssetIndex(file: string): Map<string, StampedAsset> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return new Map();
  }
}

/** The cache saves time and nothing else: where it cannot be written, the next run is slower. */
export function writeAssetIndex(file: string, assets: ReadonlyMap<string, StampedAsset>): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify([...assets]));
    renameSync(draft, file);
  } catch {
    return;
  }
}
