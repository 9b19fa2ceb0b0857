/**
 * Keys of the outputs that the last run rendered, in the cache: `check` renders a page only to find errors, and skips it
 * while its key stays the same. Only the outputs of one run are kept.
 */
import type { Cache } from "../cache/cache.ts";
import type { Output } from "../emit/output.ts";

type RenderedOutput = Pick<Output, "path" | "key">;

/** Empty where there is no such entry that can be used. */
export function readRendered(cache: Cache): ReadonlySet<string> {
  return new Set(cache.read("rendered")?.toString().split("\n"));
}

export function writeRendered(cache: Cache, outputs: readonly RenderedOutput[]): void {
  cache.write("rendered", outputs.map(lineOf).join("\n"));
}

/** The line of an output in the list of rendered ones. */
export function lineOf({ path, key }: RenderedOutput): string {
  return JSON.stringify([path, key]);
}
