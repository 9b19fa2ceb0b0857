/**
 * Keyed entries in a folder of packs. Each thread of each run appends to a segment of its own and reads all of them; so two
 * runs never wait for each other, and folders of several machines become one by copying their files together.
 */
import { readdirSync } from "node:fs";
import type { CacheFolder } from "../cache-folder.ts";
import type { KeyedStore } from "../store.ts";
import { dropUnused, mergeSmall } from "./compact.ts";
import { digestOf } from "./entry.ts";
import { openFiles } from "./open-files.ts";
import { openSegment, type Segment } from "./segment.ts";
import { segmentWriter } from "./segment-writer.ts";

type PackStore = Pick<KeyedStore, "get" | "put" | "isEmpty"> & {
  /** Merges small segments where there are many. */
  tidy(): void;
  /** Drops what no run has used for a while. */
  prune(used: ReadonlySet<string>): void;
};

/** `folder` is one of the cache. */
export function packStore(cache: CacheFolder, folder: string): PackStore {
  const files = openFiles();
  const writer = segmentWriter(folder, () => cache.make(folder));
  let segments: Segment[] | undefined;

  /** Looks for what came since; true where there is something. */
  const refresh = (): boolean => {
    const known = new Map(segments?.map((segment) => [segment.id, segment]));
    let isNew = false;
    segments = idsIn(cache, folder).map((id) => {
      const old = known.get(id);
      const segment = old ?? openSegment(folder, id, files);
      if (!old || old.refresh()) isNew = true;
      return segment;
    });
    return isNew;
  };
  const search = (digest: string): Buffer | undefined => {
    for (const segment of segments ?? []) {
      const entry = segment.entries.get(digest);
      const bytes = entry && segment.bytesOf(entry);
      if (bytes) return bytes;
    }
    return undefined;
  };
  const work = (on: (all: readonly Segment[]) => void): void => {
    if (!cache.isBelow(folder)) return;
    segments = undefined;
    refresh();
    on(segments ?? []);
    segments = undefined;
    files.close();
  };

  return {
    get(key) {
      const digest = digestOf(key);
      try {
        const bytes = segments && search(digest);
        if (bytes) return bytes;
        return refresh() ? search(digest) : undefined;
      } catch {
        // A disk that fails is treated like a damaged file: there is no entry.
        return undefined;
      }
    },
    isEmpty: () => idsIn(cache, folder).length === 0,
    put: writer.append,
    tidy() {
      work((all) => mergeSmall(folder, all, files));
    },
    prune(used) {
      work((all) => dropUnused(folder, all, files, new Set([...used].map(digestOf))));
    },
  };
}

/** Ids of all segments, the latest first. */
function idsIn(cache: CacheFolder, folder: string): string[] {
  try {
    if (!cache.isBelow(folder)) return [];
    const ids = readdirSync(folder).flatMap((name) => /^([\w-]+)\.log$/.exec(name)?.[1] ?? []);
    return ids.sort().reverse();
  } catch {
    return [];
  }
}
