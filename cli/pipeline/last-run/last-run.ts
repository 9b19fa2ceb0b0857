/**
 * Record of the last compile, its inputs and its result. If neither has changed, there is nothing to do, and even a site of
 * thousands of pages need not be assembled. It is two entries of the cache: `last-files` has the names of all files and changes
 * only with them, `last-run` has everything else.
 */
import type { Cache } from "../../cache/cache.ts";
import type { Finding } from "../../report/finding.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { StampedFile } from "../../source/file-stamp.ts";
import { listIn, listText } from "./file-list.ts";
import type { SiteFiles } from "./output-files.ts";
import type { Inputs } from "./run-inputs.ts";

export type LastRun = {
  /** Everything that a run depends on. */
  inputs: Inputs;
  /** Hash of the output folder's record. */
  record: string;
  site: SiteFiles;
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

/** A run that was written. */
type WrittenRun = LastRun & {
  /** Name of the entry `last-files` that belongs to it, which is its first line. */
  names: string;
};

/** The first line of `last-run`. Behind it are the numbers of the files, 8 bytes each. */
type Head = Pick<
  WrittenRun,
  "record" | "findings" | "routes" | "commit" | "until" | "sources" | "encoder" | "names"
> & {
  settings: string;
  /** Number of its items that are folders of the content. */
  folders: number;
  /** Numbers of stamps and of sizes among the numbers; the rest are times of folders. */
  stamps: number;
  sizes: number;
};

/** The last run. Undefined if its record is missing or unusable. */
export function readLastRun(cache: Cache): WrittenRun | undefined {
  const bytes = cache.read("last-run");
  const names = bytes && cache.read("last-files")?.toString();
  if (!bytes || names === undefined) return undefined;
  const head = headIn(bytes);
  const end = names.indexOf("\n");
  if (!head || names.slice(0, end) !== head.names) return undefined;
  const list = listIn(names.slice(end + 1));
  const numbers = numbersIn(bytes.subarray(bytes.indexOf("\n") + 1));
  const { settings, folders, stamps, sizes, record, findings, routes, commit, until, sources, encoder } =
    head;
  const endOfSizes = stamps + sizes;
  return {
    inputs: { settings, files: list.slice(0, folders), stamps: numbers.subarray(0, stamps) },
    site: {
      files: list.slice(folders),
      sizes: numbers.subarray(stamps, endOfSizes),
      times: numbers.subarray(endOfSizes),
    },
    ...{ record, findings, routes, commit, until, sources, encoder, names: head.names },
  };
}

function headIn(bytes: Buffer): Head | undefined {
  try {
    return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf("\n")));
  } catch {
    return undefined;
  }
}

export function writeLastRun(cache: Cache, run: LastRun): void {
  const { inputs, site } = run;
  const text = listText([...inputs.files, ...site.files]);
  const names = contentHash(text);
  cache.write("last-files", `${names}\n${text}`);
  writeSameFiles(cache, { ...run, names });
}

/** Writes a run whose files have the names of an earlier one. */
export function writeSameFiles(
  cache: Cache,
  { inputs, site, record, findings, routes, commit, until, sources, encoder, names }: WrittenRun,
): void {
  const { settings, files, stamps } = inputs;
  const head: Head = {
    ...{ record, findings, routes, commit, until, sources, encoder, settings, names },
    folders: files.length,
    stamps: stamps.length,
    sizes: site.sizes.length,
  };
  const numbers = [stamps, site.sizes, site.times].map(bytesOf);
  cache.write("last-run", Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...numbers]));
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** A copy, since numbers do not start at any place of a file. */
function numbersIn(bytes: Buffer): Float64Array {
  const numbers = new Float64Array(Math.floor(bytes.length / Float64Array.BYTES_PER_ELEMENT));
  bytes.copy(bytesOf(numbers));
  return numbers;
}
