/** Entry of a pack's log: which key has which bytes of the pack. 40 bytes, with a checksum of itself. */
import { hash } from "node:crypto";
import { crc32 } from "node:zlib";

export const entrySize = 40;

/** `digest` of the key: 128 bits of SHA-256, as latin1, which compares and hashes fast. */
export type PackEntry = {
  digest: string;
  offset: number;
  length: number;
  /** CRC-32 of the bytes. */
  checksum: number;
  /** When a run last used it, as far as is known: minutes since 1970. */
  used: number;
};

export function digestOf(key: string): string {
  return hash("sha256", key, "buffer").toString("latin1", 0, 16);
}

export function minutesOf(ms: number): number {
  return Math.floor(ms / 60_000);
}

export function encodeEntry({ digest, offset, length, checksum, used }: PackEntry): Buffer {
  const bytes = Buffer.alloc(entrySize);
  bytes.write(digest, 0, "latin1");
  bytes.writeUIntLE(offset, 16, 6);
  bytes.writeUInt32LE(length, 22);
  bytes.writeUInt32LE(checksum, 26);
  bytes.writeUInt32LE(used, 30);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 34)), 36);
  return bytes;
}

/** All undamaged entries, in their order. */
export function decodeEntries(bytes: Buffer): PackEntry[] {
  const entries: PackEntry[] = [];
  for (let place = 0; place + entrySize <= bytes.length; place += entrySize) {
    if (crc32(bytes.subarray(place, place + 34)) !== bytes.readUInt32LE(place + 36)) continue;
    entries.push({
      digest: bytes.toString("latin1", place, place + 16),
      offset: bytes.readUIntLE(place + 16, 6),
      length: bytes.readUInt32LE(place + 22),
      checksum: bytes.readUInt32LE(place + 26),
      used: bytes.readUInt32LE(place + 30),
    });
  }
  return entries;
}
