/** Blobs in the cache's own folder: those that a machine hands to another as files, and those of earlier states of the site. */
import type { Blobs } from "./blobs.ts";
import type { Cache } from "./cache.ts";

/** The blobs that another machine has left there; none is added. */
function deliveredBlobs(cache: Cache): Blobs {
  return { ...packedBlobs(cache), put: () => undefined };
}

export function packedBlobs(cache: Cache, kind: "earlier" | "results" = "results"): Blobs {
  return {
    get: async (key) => cache.read(kind, key),
    put(key, make) {
      const bytes = make();
      if (bytes) cache.writeKeyed(kind, key, bytes);
    },
    giveUp: () => undefined,
  };
}

/** The blobs that other machines have left in the cache, then those of the shared cache. */
export function fromOthers(cache: Cache | undefined, shared: Blobs | undefined): Blobs | undefined {
  return blobsInTurn([
    ...(cache && !cache.isEmpty("results") ? [deliveredBlobs(cache)] : []),
    ...(shared ? [shared] : []),
  ]);
}

/** Looks in each in turn; writes to the last. */
function blobsInTurn(all: readonly Blobs[]): Blobs | undefined {
  const last = all.at(-1);
  if (!last || all.length === 1) return last;
  return {
    ...last,
    async get(key) {
      for (const blobs of all) {
        const bytes = await blobs.get(key);
        if (bytes) return bytes;
      }
      return undefined;
    },
  };
}
