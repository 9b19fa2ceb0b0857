/** Sizes of a picture as bytes: a line of JSON with their key, then one after the other. */
import type { Blobs } from "../../cache/blobs.ts";
import type { Cache } from "../../cache/cache.ts";
import { contentHash } from "../../source/content-hash.ts";
import { readInside } from "../../source/read-inside.ts";
import { type EncodedSize, type Encoder, encodeSizes, type SizeType } from "./encode.ts";
import type { SizePlan } from "./plan.ts";

/** A size without its bytes. */
export type SizeFacts = { type: SizeType; width: number; height: number; size: number };

type Head = { key: string; sum: string; sizes: SizeFacts[] };

/** No sizes: the original is as small. */
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

/** The bytes of sizes of pictures: in the cache, where machines share them, in memory while neither takes them, or made again. */
export type SizeBytes = {
  /** Undefined if the sizes are not stored. */
  find(key: string): Promise<EncodedSize[] | undefined>;
  keep(key: string, sizes: readonly EncodedSize[]): void;
  /** The size at this place of the list. */
  read(picture: { key: string; plan: SizePlan }, path: string, place: number): Promise<Uint8Array>;
};

type Places = {
  encoder: Encoder;
  contentFolder: string;
  cache: Cache | undefined;
  shared: Blobs | undefined;
};

/** Without a cache that can be written, so many bytes stay in memory; what is more is made again when it is written. */
const mostInMemory = 256 * 1024 * 1024;

export function sizeBytes({ encoder, contentFolder, cache, shared }: Places): SizeBytes {
  const inMemory = new Map<string, Buffer>();
  let held = 0;

  const store = (key: string, packed: Buffer): void => {
    if (cache?.writeKeyed("sizes", key, packed)) return;
    if (held + packed.length > mostInMemory) return;
    held += packed.length;
    inMemory.set(key, packed);
  };
  const find: SizeBytes["find"] = async (key) => {
    const own = unpackSizes(key, inMemory.get(key) ?? cache?.read("sizes", key));
    if (own) return own;
    const packed = await shared?.get(key);
    const fetched = unpackSizes(key, packed);
    if (packed && fetched) store(key, packed);
    return fetched;
  };
  return {
    find,
    keep(key, sizes) {
      const packed = packSizes(key, sizes);
      store(key, packed);
      shared?.put(key, () => packed);
    },
    async read({ key, plan }, path, place) {
      const sizes = (await find(key)) ?? (await encodeSizes(encoder, readInside(contentFolder, path), plan));
      const size = sizes?.[place];
      if (!size) throw new Error(`the picture ${path} has changed while the site was compiled`);
      return size.bytes;
    },
  };
}
