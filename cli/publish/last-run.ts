/**
 * Record of the last compile, its inputs and its result: when both are as they were, there is nothing to do, and a site of
 * thousands of pages says so without being put together.
 */
import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import type { Cache } from "../cache/cache.ts";
import type { Finding } from "../report/finding.ts";
import { contentHash } from "../source/content-hash.ts";
import { type FileStamp, isIgnored, unknownStamp } from "../source/discover.ts";
import { refusedFile } from "../source/look-at.ts";
import { readRegularFile } from "../source/regular-file.ts";
import { staysInside } from "../source/stay-in-folder.ts";
import { isHiddenPage } from "../source/unread-entries.ts";
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
  const root = realpathSync(contentFolder);
  /** What links lead to: folders may link to each other. */
  const linked = new Set([root]);
  const walk = (folder: string, above: string): void => {
    const entries = entriesOf(folder);
    // Nobody can say whether what it holds is as it was.
    if (!entries) stamps[above] = unknownStamp;
    for (const entry of entries ?? []) {
      const path = above + entry.name;
      if (isIgnored(path, entry.name) && !isHiddenPage(entry.name)) continue;
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        walk(file, `${path}/`);
        continue;
      }
      const found = stampOf(file);
      stamps[path] = found && refusedFile(contentFolder, path, found) ? unknownStamp : stampIn(found);
      // What is behind a link to a folder may have no other name that is looked at.
      const real = found?.isDirectory() && staysInside(root, file) ? realpathSync(file) : undefined;
      if (real === undefined || linked.has(real)) continue;
      linked.add(real);
      walk(file, `${path}/`);
    }
  };
  walk(contentFolder, "");
  return { settings: contentHash(JSON.stringify(settings)), stamps };
}

/** Undefined for a folder that cannot be read, which whoever looks for the pages reports. */
function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

function stampIn(found: Stats | undefined): FileStamp {
  return { mtimeMs: found?.mtimeMs ?? 0, size: found?.size ?? 0 };
}

/** Undefined also for a link that leads to itself. */
function stampOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
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
