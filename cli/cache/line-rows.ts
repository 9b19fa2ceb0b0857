/**
 * Places and checksums of the lines of an entry, as rows of bytes: a run that needs a few lines of a large entry reads
 * only those, and searches tens of thousands of rows without parsing them.
 */
import { contentHash } from "../source/content-hash.ts";
import type { Cache, Kind } from "./cache.ts";

/** Bytes of a hash. */
export const HASH = 10;

/** Bytes of a row: six for the start, four for the length, then the checksum. */
export const LINE_ROW = 10 + HASH;

/** Zeros for an empty hash. */
export function hashBytes(hash: string): Buffer {
  return hash === "" ? Buffer.alloc(HASH) : Buffer.from(hash, "hex");
}

/** Appends lines to an entry: their text, and a row for each. */
export function lineWriter(): { add(line: string): Buffer; text(): string } {
  const lines: string[] = [];
  let start = 0;
  return {
    add(line) {
      const row = Buffer.alloc(LINE_ROW);
      const length = Buffer.byteLength(line);
      row.writeUIntBE(start, 0, 6);
      row.writeUInt32BE(length, 6);
      hashBytes(contentHash(line)).copy(row, 10);
      start += length + 1;
      lines.push(line);
      return row;
    },
    text: () => lines.join("\n"),
  };
}

/** The text of a line. Undefined if its bytes are missing or have changed. */
export function readLine(cache: Cache, kind: Kind, row: Buffer): string | undefined {
  const start = row.readUIntBE(0, 6);
  const bytes = cache.readPart(kind, start, start + row.readUInt32BE(6));
  if (!bytes || !hashBytes(contentHash(bytes)).equals(row.subarray(10, LINE_ROW))) return undefined;
  return bytes.toString();
}

/** Number of the first row of `width` bytes that has these bytes at `offset`; -1 where none has. */
export function rowWith(rows: Buffer, width: number, offset: number, bytes: Buffer): number {
  let place = rows.indexOf(bytes);
  while (place >= 0 && place % width !== offset) place = rows.indexOf(bytes, place + 1);
  return place < 0 ? -1 : (place - offset) / width;
}
