/** The finding for a text that is too large. */
import type { PageFinding } from "../finding.ts";

/** `size` is the size of the text in bytes. */
export function sizeFinding(what: string, size: number, limit: number): PageFinding | undefined {
  if (size <= limit) return undefined;
  return {
    rule: "size-is-bounded",
    message: `${what} has ${inBytes(size)}, more than the limit of ${inBytes(limit)}`,
    expected: "several pages, or data and pictures in files of their own",
  };
}

function inBytes(size: number): string {
  return size >= 1_000_000 ? `${(size / 1_000_000).toFixed(1)} MB` : `${Math.ceil(size / 1000)} kB`;
}
