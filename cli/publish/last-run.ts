/**
 * What the last compile started from and left behind: when both are as they were, there is nothing to do, and a site of
 * thousands of pages says so without being put together.
 */
import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Cache } from "../cache/cache.ts";
import type { Finding } from "../report/finding.ts";
import { contentHash } from "../source/content-hash.ts";
import type { FileStamp } from "../source/discover.ts";
import { readRegularFile } from "../source/regular-file.ts";
import { RECORD_FILE, type SiteRecord } from "./record.ts";

export type LastRun = {
  /** Everything that a run depends on. */
  inputs: Inputs;
  /** Hash of the output folder's record. */
  record: string;
  findings: Finding[];
  routes: number;
  /** The commit whose dates the site shows; undefined where it shows none. */
  commit?: string | undefined;
};

export type Inputs = {
  /** Hash of the options. */
  settings: string;
  /** Time and size of every file of the content folder, by path. */
  stamps: Record<string, FileStamp>;
};

/** `settings` is plain JSON. */
export function inputsOf(contentFolder: string, settings: unknown): Inputs {
  const stamps: Inputs["stamps"] = {};
  const walk = (folder: string, above: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(file, `${above}${entry.name}/`);
      else {
        const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
        stamps[above + entry.name] = { mtimeMs, size };
      }
    }
  };
  walk(contentFolder, "");
  return { settings: contentHash(JSON.stringify(settings)), stamps };
}

/** The files whose stamps differ; undefined where files came or went, or the options are others. */
export function changedFiles(before: Inputs, after: Inputs): string[] | undefined {
  if (before.settings !== after.settings) return undefined;
  const paths = Object.keys(after.stamps);
  const isSameSet =
    paths.length === Object.keys(before.stamps).length &&
    paths.every((path) => before.stamps[path] !== undefined);
  if (!isSameSet) return undefined;
  return paths.filter((path) => {
    const [old, now] = [before.stamps[path], after.stamps[path]];
    return old?.mtimeMs !== now?.mtimeMs || old?.size !== now?.size;
  });
}

/** Undefined where there is none that can be used. */
export function readLastRun(cache: Cache): LastRun | undefined {
  return cache.readJson<LastRun>("last-run");
}

/** The files of the site, if the record is the one that `run` left and each file is still there with its size. */
export function filesAsLeft({ record }: LastRun, outFolder: string): SiteRecord["files"] | undefined {
  try {
    const bytes = readRegularFile(join(outFolder, RECORD_FILE));
    if (contentHash(bytes) !== record) return undefined;
    const { files }: SiteRecord = JSON.parse(bytes.toString());
    const isWhole = Object.entries(files).every(([path, [, size]]) => isThere(`${outFolder}/${path}`, size));
    return isWhole ? files : undefined;
  } catch {
    return undefined;
  }
}

/** A link is not the file that was written. */
function isThere(file: string, size: number): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.size === size && found.isFile();
}

/** The hash of the output folder's record. Throws where there is none. */
export function recordHash(outFolder: string): string {
  return contentHash(readRegularFile(join(outFolder, RECORD_FILE)));
}

export function writeLastRun(cache: Cache, run: LastRun): void {
  cache.write("last-run", JSON.stringify(run));
}
