/** A shared result as bytes: a line of JSON with its key, then the content, compressed. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { PageUses } from "../markdown/includes/page-uses.ts";
import type { JobResult } from "./compile-source.ts";

/** `content` is what a store of contents keeps for it. */
export type SharedResult = { result: JobResult; content: Buffer };

/** Names of what a page takes from elsewhere. */
export type Takes = Record<keyof PageUses, string[]>;

/** The page, or the names of what one has to know to look for it. */
type Shared = { page: SharedResult; takes?: undefined } | { takes: Takes; page?: undefined };

/** The largest size of a page. A larger result is refused, whatever its header says. */
const mostBytes = 64 * 1024 * 1024;

export function encodeResult(key: string, { page, takes }: Shared): Buffer {
  const { unsaved: _, ...result } = page?.result ?? {};
  const head = Buffer.from(`${JSON.stringify(page ? { key, result } : { key, takes })}\n`);
  // A higher level takes longer, and saves little.
  return deflateRawSync(page ? Buffer.concat([head, page.content]) : head, { level: 3 });
}

/** The result in the bytes. Undefined if they are something else, or belong to another key. */
export function decodeResult(key: string, bytes: Buffer | undefined): Shared | undefined {
  if (!bytes) return undefined;
  try {
    const text = inflateRawSync(bytes, { maxOutputLength: mostBytes });
    const end = text.indexOf("\n");
    const { key: own, result, takes } = JSON.parse(text.toString("utf8", 0, end));
    if (own !== key) return undefined;
    return takes ? { takes } : { page: { result, content: text.subarray(end + 1) } };
  } catch {
    return undefined;
  }
}
