/** Appends entries to a segment of its own: no other thread or process writes to it, so no writer has to wait. */
import { randomBytes } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import { digestOf, encodeEntry, minutesOf } from "./entry.ts";
import { whenIdle } from "./open-files.ts";
import { fileOf } from "./segment.ts";

type SegmentWriter = {
  /** Throws where it cannot be kept. */
  append(key: string, bytes: Buffer): void;
};

/** `size`: bytes of the pack, which has no other writer. */
type Files = { id: string; pack: number; log: number; size: number };

/** The largest size of a segment. Entries after it start another one, so that tidying works on small pieces. */
export const mostBytes = 64 * 1024 * 1024;
/** A new file, never one that is there or a link. */
const create = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_APPEND;
const goOn = constants.O_WRONLY | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0);

/** Ids sort by time. */
export function newId(): string {
  return `${Date.now().toString(36).padStart(9, "0")}-${randomBytes(6).toString("hex")}`;
}

/** `makeFolder` makes the folder of the segments, as often as it is gone. */
export function segmentWriter(folder: string, makeFolder: () => void): SegmentWriter {
  let open: Files | undefined;
  /** The segment that the next entry is appended to after a pause. */
  let resting: string | undefined;

  const close = (): void => {
    if (!open) return;
    closeSync(open.pack);
    closeSync(open.log);
    open = undefined;
  };
  const keepOpen = whenIdle(() => {
    resting = open?.id;
    close();
  });

  const opened = (): Files => {
    if (!open && resting !== undefined) open = reopened(folder, resting);
    // The cache may have been deleted, this segment merged with others, or its log replaced.
    if (open && fstatSync(open.log).nlink > 0 && open.size < mostBytes) return open;
    close();
    makeFolder();
    open = openFiles(folder, newId(), create);
    return open;
  };

  return {
    append(key, bytes) {
      const files = opened();
      keepOpen();
      const entry = {
        digest: digestOf(key),
        offset: files.size,
        length: bytes.length,
        checksum: crc32(bytes),
        used: minutesOf(Date.now()),
      };
      try {
        writeFully(files.pack, bytes);
        // The entry is written last, so that a reader who finds it also finds the bytes.
        writeFully(files.log, encodeEntry(entry));
        files.size += bytes.length;
      } catch (error) {
        // The segment may end with half an entry, so nothing more is appended to it.
        close();
        resting = undefined;
        throw error;
      }
    },
  };
}

function openFiles(folder: string, id: string, flags: number): Files {
  const pack = openSync(fileOf(folder, id, "pack"), flags);
  try {
    return { id, pack, log: openSync(fileOf(folder, id, "log"), flags), size: fstatSync(pack).size };
  } catch (error) {
    closeSync(pack);
    throw error;
  }
}

function reopened(folder: string, id: string): Files | undefined {
  try {
    return openFiles(folder, id, goOn);
  } catch {
    return undefined;
  }
}

export function writeFully(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}
