/**
 * Record of the last compile: its inputs and its result. If neither has changed, there is nothing to do, and even a site of
 * thousands of pages need not be assembled.
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { Cache } from "../cache/cache.ts";
import { RECORD_FILE, type SiteRecord } from "../publish/record.ts";
import type { Finding } from "../report/finding.ts";
import { contentHash } from "../source/content-hash.ts";
import type { StampedFile } from "../source/file-stamp.ts";
import { readRegularFile } from "../source/regular-file.ts";

export type LastRun = {
  /** Hash of everything that the run depends on; undefined where that is not known. */
  inputs: string | undefined;
  /** Hash of the output folder's record. */
  record: string;
  findings: Finding[];
  routes: number;
  /** The commit whose dates the site shows; undefined where it shows none. */
  commit?: string | undefined;
  /** The moment, in milliseconds since 1970, from which on the same input gives something else; undefined where it never does. */
  until?: number | undefined;
  /** Files that reviewed pages describe, which may be outside of the content folder, as absolute paths with their stamps. */
  sources?: readonly StampedFile[] | undefined;
  /** Version of what made sizes of pictures, empty where it was missing; undefined where the site asks for none. */
  encoder?: string | undefined;
};

/** The last run. Undefined if its record is missing or unusable. */
export function readLastRun(cache: Cache): LastRun | undefined {
  return cache.readJson("last-run");
}

export function writeLastRun(cache: Cache, run: LastRun): void {
  cache.write("last-run", JSON.stringify(run));
}

/** The hash of the output folder's record. Throws where there is none. */
export function recordHash(outFolder: string): string {
  return contentHash(recordIn(outFolder));
}

/** True: the record of the output folder is that of the run, and each file that it names is there with its size. */
export function isAsLeft({ record }: LastRun, outFolder: string): boolean {
  try {
    const bytes = recordIn(outFolder);
    if (contentHash(bytes) !== record) return false;
    const { files }: SiteRecord = JSON.parse(bytes.toString());
    return Object.entries(files).every(([path, [, size]]) => isFile(`${outFolder}/${path}`, size));
  } catch {
    return false;
  }
}

function recordIn(outFolder: string): Buffer {
  return readRegularFile(join(outFolder, RECORD_FILE));
}

/** A link is not the file that was written. */
function isFile(path: string, size: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.size === size && found.isFile();
}
