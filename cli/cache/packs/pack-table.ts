/**
 * Table of a pack: its entries in buckets by the first bits of their digests, so that one is found with two small reads,
 * however many there are. Header, then where each bucket starts, then the entries.
 */
import { crc32 } from "node:zlib";
import { decodeEntries, decodeEntry, encodeEntry, entrySize, type PackEntry } from "./entry.ts";

/** Bytes from a place of the table; fewer at its end, none where it cannot be read. */
export type ReadAt = (position: number, length: number) => Buffer;

type TableHeader = {
  count: number;
  bits: number;
  /** So many entries of the log are in the table, or were given up; the log's others came later. */
  covered: number;
};

const mark = "twpack 1";
const headerSize = 32;
const bucketSize = 16;

export function encodeTable(entries: readonly PackEntry[], covered: number): Buffer {
  const bits = Math.max(1, Math.ceil(Math.log2(entries.length / bucketSize || 1)));
  const buckets = entries.map(({ digest }) => bucketOf(digest, bits));
  const starts = new Uint32Array(2 ** bits + 1);
  for (const bucket of buckets) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let bucket = 1; bucket < starts.length; bucket++)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  const first = headerSize + starts.length * 4;
  const bytes = Buffer.alloc(first + entries.length * entrySize);
  bytes.write(mark, 0, "latin1");
  bytes.writeUInt32LE(entries.length, 8);
  bytes.writeUInt32LE(bits, 12);
  bytes.writeUInt32LE(covered, 16);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 20)), 20);
  starts.forEach((start, bucket) => {
    bytes.writeUInt32LE(start, headerSize + bucket * 4);
  });
  const next = starts.slice();
  for (const [index, entry] of entries.entries()) {
    const bucket = buckets[index] ?? 0;
    const place = next[bucket] ?? 0;
    next[bucket] = place + 1;
    encodeEntry(entry).copy(bytes, first + place * entrySize);
  }
  return bytes;
}

/** The header of a table. Undefined if the table is missing or unusable. */
export function readHeader(read: ReadAt): TableHeader | undefined {
  const bytes = read(0, headerSize);
  if (bytes.length < headerSize || bytes.toString("latin1", 0, mark.length) !== mark) return undefined;
  if (crc32(bytes.subarray(0, 20)) !== bytes.readUInt32LE(20)) return undefined;
  return { count: bytes.readUInt32LE(8), bits: bytes.readUInt32LE(12), covered: bytes.readUInt32LE(16) };
}

export function findInTable({ count, bits }: TableHeader, digest: string, read: ReadAt): PackEntry[] {
  const starts = read(headerSize + bucketOf(digest, bits) * 4, 8);
  if (starts.length < 8) return [];
  const [start, end] = [starts.readUInt32LE(0), starts.readUInt32LE(4)];
  if (start > end || end > count) return [];
  const bytes = read(entriesAt(bits) + start * entrySize, (end - start) * entrySize);
  const found: PackEntry[] = [];
  for (let place = 0; place + entrySize <= bytes.length; place += entrySize) {
    if (bytes.toString("latin1", place, place + 16) !== digest) continue;
    const entry = decodeEntry(bytes, place);
    if (entry) found.push(entry);
  }
  return found;
}

export function entriesOf({ count, bits }: TableHeader, read: ReadAt): PackEntry[] {
  return decodeEntries(read(entriesAt(bits), count * entrySize));
}

function entriesAt(bits: number): number {
  return headerSize + (2 ** bits + 1) * 4;
}

function bucketOf(digest: string, bits: number): number {
  const top =
    ((digest.charCodeAt(0) << 24) |
      (digest.charCodeAt(1) << 16) |
      (digest.charCodeAt(2) << 8) |
      digest.charCodeAt(3)) >>>
    0;
  return Math.floor(top / 2 ** (32 - bits));
}
