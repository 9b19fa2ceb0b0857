/** Retries where the cache has lost a content that its index knows: with a new index, then without a cache. */
import type { Cache } from "../cache/cache.ts";
import { LostContent } from "../emit/lost-content.ts";

/** `run` gets the folder of the cache, or undefined to do without one. */
export async function withCacheRetries<T>(
  cache: Cache | undefined,
  run: (cacheFolder: string | undefined) => Promise<T>,
): Promise<T> {
  const folder = cache?.place?.folder;
  if (!cache || folder === undefined) return run(undefined);
  for (let attempt = 1; attempt <= 2; attempt++)
    try {
      return await run(folder);
    } catch (error) {
      if (!(error instanceof LostContent)) throw error;
      cache.forget("pages");
    }
  return run(undefined);
}
