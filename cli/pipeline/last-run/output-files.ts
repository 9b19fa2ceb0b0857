/** Files of the output folder, and whether they are as the last run left them. */
import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { RECORD_FILE, type SiteRecord } from "../../publish/record.ts";
import { contentHash } from "../../source/content-hash.ts";
import { readRegularFile } from "../../source/regular-file.ts";
import { DOCUMENT, type FileList, fileList, foldersIn, pathsIn } from "./file-list.ts";

export type SiteFiles = {
  files: FileList;
  /** Bytes of each file. */
  sizes: Float64Array;
  /** When names came or went in each folder of the list; of no number where that is not known. */
  times: Float64Array;
};

/** Below, each file is looked at, which takes a twentieth of a second. */
const manyFiles = 20_000;
/** On a larger site, one file of a page in so many is checked. The number is odd, because documents and Markdown alternate in a folder. */
const sampleOf = 17;
/** Some file systems count time in steps so long: a folder that changed within the last one may change again at the same time. */
const coarsestStepMs = 2000;

/** The record of the output folder: its hash, and the files that it names. Throws where there is none. */
export function recordedSite(outFolder: string): { record: string; site: SiteFiles } {
  const bytes = readRegularFile(join(outFolder, RECORD_FILE));
  const { files }: SiteRecord = JSON.parse(bytes.toString());
  const sizes = new Map(Object.entries(files).map(([path, [, size]]) => [path, size]));
  return { record: contentHash(bytes), site: siteFiles(sizes) };
}

function siteFiles(sizes: ReadonlyMap<string, number>): SiteFiles {
  const files = fileList([...sizes.keys()]);
  return {
    files,
    sizes: Float64Array.from(pathsIn(files), (path) => sizes.get(path) ?? 0),
    times: new Float64Array(files.length).fill(Number.NaN),
  };
}

/**
 * The times of the folders. Undefined if the record has changed since the last run, or if a file is missing or has another size. `most`: the
 * number of files up to which each of them is checked.
 */
export function timesAsLeft(
  { record, site }: { record: string; site: SiteFiles },
  outFolder: string,
  most = manyFiles,
): Float64Array | undefined {
  try {
    const bytes = readRegularFile(join(outFolder, RECORD_FILE));
    return contentHash(bytes) === record ? timesOfWhole(site, outFolder, most) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * In a large site, files of pages are looked up by name alone, which is as fast as there are folders, and only a sample is
 * checked: files that are deleted, or many that are overwritten, are noticed; a single overwritten one is not. The names in a folder that
 * still has its time have not changed. Undefined if a file is missing.
 */
function timesOfWhole(
  { files, sizes, times }: SiteFiles,
  outFolder: string,
  most: number,
): Float64Array | undefined {
  const isLarge = sizes.length > most;
  const recent = Date.now() - coarsestStepMs;
  const found = times.slice();
  let item = 0;
  let place = 0;
  for (const { folder, names } of foldersIn(files)) {
    const path = folder === "" ? outFolder : `${outFolder}/${folder}`;
    let isInFolder: ((name: string) => boolean) | undefined;
    if (isLarge && names.some(isOfPage)) {
      const { mtimeMs } = statSync(path);
      isInFolder = mtimeMs === times[item] ? () => true : hasNames(path);
      found[item] = mtimeMs < recent ? mtimeMs : Number.NaN;
    }
    for (const name of names) {
      const isByName = isInFolder !== undefined && place % sampleOf !== 0 && isOfPage(name);
      const size = sizes[place++] ?? 0;
      if (!(isByName ? isInFolder?.(entryOf(name)) : isFile(`${path}/${name}`, size))) return undefined;
    }
    item++;
  }
  return found;
}

function hasNames(folder: string): (name: string) => boolean {
  const names = new Set(readdirSync(folder));
  return (name) => names.has(name);
}

/** True: no folder has a time that is known now and was not. */
export function hasTimes({ times }: SiteFiles, found: Float64Array): boolean {
  return found.every((time, item) => Number.isNaN(time) || time === times[item]);
}

/** A document, the data or the Markdown of a page, or another of the site's many files. */
function isOfPage(name: string): boolean {
  return name.endsWith(DOCUMENT) || name.endsWith(".md") || name.endsWith(".json");
}

/** The name that a file has in a folder's list: for a document, that of its own folder. */
function entryOf(name: string): string {
  return name.endsWith(DOCUMENT) ? name.slice(0, -DOCUMENT.length) : name;
}

/** A link is not the file that was written. */
function isFile(path: string, size: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.size === size && found.isFile();
}
