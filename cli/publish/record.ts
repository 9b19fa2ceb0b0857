/** `.twsite.json`: the mark of a folder that twsite made, with the key and size of every file in it. */
import { isAbsolute, join } from "node:path";
import { isDocument, type Output } from "../emit/output.ts";
import { contentHash } from "../source/content-hash.ts";
import { entryAt } from "../source/entry-at.ts";
import { readRegularFile } from "../source/regular-file.ts";

export const RECORD_FILE = ".twsite.json";

export type SiteRecord = {
  generator: "twsite";
  version: string;
  /** Path that the site is served under. */
  base: string;
  files: Record<string, RecordedFile>;
};

/** Key and bytes; a key is empty while its file is being replaced. A third entry marks manifests and lists. */
export type RecordedFile = [key: string, size: number, phase?: "manifest"];

/** With the checksum of the files; older versions have written none. */
type WrittenRecord = SiteRecord & { checksum?: string };

/**
 * Checks the record without zod: it takes a fraction of the time for tens of thousands of entries, and a run without changes
 * need not load zod.
 */
function isRecord(found: unknown): found is WrittenRecord {
  if (typeof found !== "object" || found === null) return false;
  const { generator, version, base, checksum, files, ...unknown }: Record<string, unknown> = { ...found };
  return (
    generator === "twsite" &&
    typeof version === "string" &&
    typeof base === "string" &&
    ["string", "undefined"].includes(typeof checksum) &&
    areFiles(files) &&
    Object.keys(unknown).length === 0
  );
}

function areFiles(files: unknown): boolean {
  if (typeof files !== "object" || files === null || Array.isArray(files)) return false;
  return Object.entries(files).every(
    ([path, entry]) =>
      staysInside(path) &&
      Array.isArray(entry) &&
      (entry.length === 2 || (entry.length === 3 && entry[2] === "manifest")) &&
      typeof entry[0] === "string" &&
      typeof entry[1] === "number",
  );
}

/** The record decides what is deleted: a path in it must not lead out of the folder. */
function staysInside(path: string): boolean {
  return path !== "" && !isAbsolute(path) && (!path.includes("..") || !path.split(/[\\/]/).includes(".."));
}

/** True where an earlier run marked `folder`, even if the mark is damaged. */
export function hasRecord(folder: string): boolean {
  return entryAt(join(folder, RECORD_FILE))?.isFile() ?? false;
}

/** The record of a folder, or undefined if there is none. `damaged` if it cannot be read, so that every file is written again. */
export function readRecord(folder: string): SiteRecord | "damaged" | undefined {
  return readRecordFile(join(folder, RECORD_FILE));
}

export function readRecordFile(file: string): SiteRecord | "damaged" | undefined {
  if (!entryAt(file)) return undefined;
  try {
    const found: unknown = JSON.parse(readRegularFile(file).toString());
    if (!isRecord(found)) return "damaged";
    const { checksum, ...record } = found;
    return checksum === undefined || checksum === checksumOf(record.files) ? record : "damaged";
  } catch {
    return "damaged";
  }
}

export function recordedFile({ key, phase }: Pick<Output, "key" | "phase">, size: number): RecordedFile {
  return phase === "manifest" ? [key, size, phase] : [key, size];
}

/** When a file that is recorded is put in its place: names tell documents from data. */
export function phaseOf(path: string, file: RecordedFile): Output["phase"] {
  return file[2] ?? (isDocument(path) ? "document" : "data");
}

/** In order of path, so that equal sites have equal records. */
export function recordText(record: SiteRecord): string {
  const paths = Object.keys(record.files);
  // As a rule the paths are those of the last record; to sort tens of thousands again takes as long as to write them.
  const isInOrder = paths.every((path, index) => index === 0 || (paths[index - 1] ?? "") < path);
  const files = isInOrder
    ? record.files
    : Object.fromEntries(Object.entries(record.files).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { generator, version, base } = record;
  return `${JSON.stringify({ generator, version, base, checksum: checksumOf(files), files })}\n`;
}

function checksumOf(files: SiteRecord["files"]): string {
  return contentHash(JSON.stringify(files));
}
