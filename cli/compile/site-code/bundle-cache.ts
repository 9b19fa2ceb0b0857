/** Cache of bundles of a site's own code: one is valid as long as every file that it was made from is as it was. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cache } from "../../cache/cache.ts";
import { contentHash } from "../../source/content-hash.ts";

/** Path from the content folder, and hash. */
type Inputs = [path: string, hash: string][];

type Kind = "components" | "component-scripts" | "extensions";

/** The bundle of this key. Undefined if it is missing, or if one of its files has changed. */
export function readCached<T>(
  cache: Cache | undefined,
  kind: Kind,
  key: string,
  contentFolder: string,
): T | undefined {
  const cached = cache?.readJson<{ key: string; inputs: Inputs; value: T }>(kind);
  if (!cached) return undefined;
  try {
    const isValid =
      cached.key === key && cached.inputs.every(([path, hash]) => hashOf(join(contentFolder, path)) === hash);
    return isValid ? cached.value : undefined;
  } catch {
    // One of the files is gone.
    return undefined;
  }
}

type NewBundle = {
  kind: Kind;
  key: string;
  contentFolder: string;
  /** Paths from the content folder of the files that went into `value`, except those that are part of the key. */
  inputs: readonly string[];
  value: unknown;
};

export function writeCached(
  cache: Cache | undefined,
  { kind, key, contentFolder, inputs, value }: NewBundle,
): void {
  if (!cache) return;
  try {
    const hashes: Inputs = inputs.map((path) => [path, hashOf(join(contentFolder, path))]);
    cache.write(kind, JSON.stringify({ key, inputs: hashes, value }));
  } catch {
    // One of the files is gone by now.
    return;
  }
}

function hashOf(file: string): string {
  return contentHash(readFileSync(file));
}
