/**
 * One segment of a pack store, as a reader sees it: `<id>.pack` has the bytes; `<id>.log` an entry for each, as its
 * writer appended them; `<id>.table` finds an entry without reading all entries. Only some segments have a table.
 */
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { decodeEntries, entrySize, type PackEntry } from "./entry.ts";
import type { OpenFiles } from "./open-files.ts";
import { entriesOf, findInTable, type ReadAt, readHeader } from "./pack-table.ts";

export type Segment = {
  id: string;
  /** Entries of a key, the latest first. */
  find(digest: string): PackEntry[];
  /** The bytes of an entry; undefined where they are gone or damaged. */
  bytesOf(entry: PackEntry): Buffer | undefined;
  /** Reads what was appended since; true where there is something. */
  refresh(): boolean;
  /** Every entry, and how many of the log's there are by now. */
  all(): { entries: PackEntry[]; covered: number };
  /** Entries of the log that are not in the table. */
  loose(): number;
  /** Bytes of the pack. */
  size(): number;
};

/** After so many searches, the table is read as a whole: a run that looks for that many entries looks for more. */
const fewSearches = 128;

export const fileOf = (folder: string, id: string, ending: "pack" | "log" | "table"): string =>
  join(folder, `${id}.${ending}`);

export function openSegment(folder: string, id: string, files: OpenFiles): Segment {
  const [pack, log, table] = [
    fileOf(folder, id, "pack"),
    fileOf(folder, id, "log"),
    fileOf(folder, id, "table"),
  ];
  const fromFile: ReadAt = (position, length) => files.read(table, position, length);
  const header = readHeader(fromFile);
  const covered = header?.covered ?? 0;
  let whole: Buffer | undefined;
  let searches = 0;
  const fromTable: ReadAt = (position, length) =>
    whole ? whole.subarray(position, position + length) : fromFile(position, length);
  const later = new Map<string, PackEntry[]>();
  let read = covered;

  const refresh = (): boolean => {
    const bytes = files.readRest(log, read * entrySize);
    const count = Math.floor(bytes.length / entrySize);
    read += count;
    for (const entry of decodeEntries(bytes)) {
      const { digest } = entry;
      later.set(digest, [entry, ...(later.get(digest) ?? [])]);
    }
    return count > 0;
  };
  refresh();

  return {
    id,
    find(digest) {
      const found = later.get(digest) ?? [];
      if (!header) return found;
      if (++searches === fewSearches) whole = files.readRest(table, 0);
      return [...found, ...findInTable(header, digest, fromTable)];
    },
    bytesOf({ offset, length, checksum }) {
      const bytes = files.read(pack, offset, length);
      return bytes.length === length && crc32(bytes) === checksum ? bytes : undefined;
    },
    refresh,
    all() {
      refresh();
      const tabled = header ? entriesOf(header, fromTable) : [];
      return { entries: [...[...later.values()].flat(), ...tabled], covered: read };
    },
    loose: () => read - covered,
    size: () => files.sizeOf(pack),
  };
}
