/** Files of the output folder, and whether they are as the last run left them. */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { RECORD_FILE, type SiteRecord } from "../publish/record.ts";
import { contentHash } from "../source/content-hash.ts";
import { readRegularFile } from "../source/regular-file.ts";
import { DOCUMENT, type FileList, fileList, foldersIn, pathsIn, placesOf } from "./file-list.ts";

export type SiteFiles = {
  files: FileList;
  /** Bytes of each file. */
  sizes: Float64Array;
};

/** Below, each file is looked at, which takes a twentieth of a second. */
const manyFiles = 20_000;
/** Of the pages of a larger site, one file of so many: no even number, since documents and Markdown take turns in a folder. */
const sampleOf = 17;

/** The record of the output folder: its hash, and the files that it names. Throws where there is none. */
export function recordedSite(outFolder: string): { record: string; site: SiteFiles } {
  const bytes = readRegularFile(join(outFolder, RECORD_FILE));
  const { files }: SiteRecord = JSON.parse(bytes.toString());
  const sizes = new Map(Object.entries(files).map(([path, [, size]]) => [path, size]));
  return { record: contentHash(bytes), site: siteFiles(sizes) };
}

function siteFiles(sizes: ReadonlyMap<string, number>): SiteFiles {
  const files = fileList([...sizes.keys()]);
  return { files, sizes: Float64Array.from(pathsIn(files), (path) => sizes.get(path) ?? 0) };
}

/** `entries` have keys and sizes of some of the files, by path. */
export function withSizes({ files, sizes }: SiteFiles, entries: RecordEntries): SiteFiles {
  const changed = sizes.slice();
  for (const [path, place] of placesOf(files, new Set(entries.keys())))
    changed[place] = entries.get(path)?.[1] ?? 0;
  return { files, sizes: changed };
}

/**
 * The record, if it is the one that the last run left and the files are still there with their sizes. `most`: how many files are
 * all looked at.
 */
export function siteAsLeft(
  { record, site }: { record: string; site: SiteFiles },
  outFolder: string,
  most = manyFiles,
): Buffer | undefined {
  try {
    const bytes = readRegularFile(join(outFolder, RECORD_FILE));
    return contentHash(bytes) === record && filesAreThere(site, outFolder, most) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * In a large site, files of pages are looked for by name alone, which is as fast as there are folders, and only a sample is
 * looked at: whoever deletes files or writes over many is noticed, who writes over one is not.
 */
function filesAreThere({ files, sizes }: SiteFiles, outFolder: string, most: number): boolean {
  const isLarge = sizes.length > most;
  let place = 0;
  for (const { folder, names } of foldersIn(files)) {
    const path = folder === "" ? outFolder : `${outFolder}/${folder}`;
    const there = isLarge && names.some(isOfPage) ? new Set(readdirSync(path)) : undefined;
    for (const name of names) {
      const isByName = there !== undefined && place % sampleOf !== 0 && isOfPage(name);
      const size = sizes[place++] ?? 0;
      if (!(isByName ? there.has(entryOf(name)) : isFile(`${path}/${name}`, size))) return false;
    }
  }
  return true;
}

/** A document, the data or the Markdown of a page, or another of the site's many files. */
function isOfPage(name: string): boolean {
  return name.endsWith(DOCUMENT) || name.endsWith(".md") || name.endsWith(".json");
}

/** What a folder has of a name in it: of a document its own folder. */
function entryOf(name: string): string {
  return name.endsWith(DOCUMENT) ? name.slice(0, -DOCUMENT.length) : name;
}

/** A link is not the file that was written. */
function isFile(path: string, size: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.size === size && found.isFile();
}
