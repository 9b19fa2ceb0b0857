/** Sizes of a picture as bytes: a line of JSON with their key, then one after the other. */
import { contentHash } from "../../source/content-hash.ts";
import type { EncodedSize, SizeType } from "./encode.ts";

/** A size without its bytes. */
export type SizeFacts = { type: SizeType; width: number; height: number; size: number };

type Head = { key: string; sum: string; sizes: SizeFacts[] };

/** Without sizes: the original is as small. */
export function packSizes(key: string, sizes: readonly EncodedSize[]): Buffer {
  const body = Buffer.concat(sizes.map(({ bytes }) => bytes));
  const facts = sizes.map(({ bytes, ...size }): SizeFacts => ({ ...size, size: bytes.length }));
  const head: Head = { key, sum: contentHash(body), sizes: facts };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

/** The packed sizes; undefined if the bytes are damaged, or of another key. */
export function unpackSizes(key: string, packed: Buffer | undefined): EncodedSize[] | undefined {
  if (!packed) return undefined;
  try {
    const end = packed.indexOf("\n");
    const head: Head = JSON.parse(packed.toString("utf8", 0, end));
    const body = packed.subarray(end + 1);
    if (head.key !== key || head.sum !== contentHash(body)) return undefined;
    let start = 0;
    return head.sizes.map(({ size, ...facts }) => {
      const bytes = body.subarray(start, start + size);
      start += size;
      return { ...facts, bytes };
    });
  } catch {
    return undefined;
  }
}
