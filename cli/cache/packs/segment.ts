/**
 * One segment of a pack store: `<id>.pack` has the bytes of entries one after the other, `<id>.log` says where each is, as its
 * writer appended them.
 */
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { decodeEntries, entrySize, type PackEntry } from "./entry.ts";
import type { OpenFiles } from "./open-files.ts";

export type Segment = {
  id: string;
  /** Entries by the digests of their keys. Of several with one key, the latest. */
  entries: ReadonlyMap<string, PackEntry>;
  /** The bytes of an entry; undefined where they are gone or damaged. */
  bytesOf(entry: PackEntry): Buffer | undefined;
  /** Reads what was appended since; true where there is something. */
  refresh(): boolean;
  /** Bytes of the pack. */
  size(): number;
};

export const fileOf = (folder: string, id: string, ending: "pack" | "log"): string =>
  join(folder, `${id}.${ending}`);

export function openSegment(folder: string, id: string, files: OpenFiles): Segment {
  const [pack, log] = [fileOf(folder, id, "pack"), fileOf(folder, id, "log")];
  const entries = new Map<string, PackEntry>();
  let read = 0;
  const refresh = (): boolean => {
    const bytes = files.readRest(log, read);
    const isNew = bytes.length >= entrySize;
    read += bytes.length - (bytes.length % entrySize);
    for (const entry of decodeEntries(bytes)) entries.set(entry.digest, entry);
    return isNew;
  };
  refresh();
  return {
    id,
    entries,
    bytesOf({ offset, length, checksum }) {
      const bytes = files.read(pack, offset, length);
      return bytes.length === length && crc32(bytes) === checksum ? bytes : undefined;
    },
    refresh,
    size: () => files.sizeOf(pack),
  };
}
