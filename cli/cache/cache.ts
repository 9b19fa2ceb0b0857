/**
 * Cache of one run for later ones. It saves time and nothing else: an entry that is damaged, was stored under another name or
 * belongs to another version counts as none, and a cache that cannot be written makes the next run slower.
 */
import { contentHash } from "../source/content-hash.ts";
import { folderStore } from "./folder-store.ts";
import type { Store } from "./store.ts";

/** `content` has an entry for each compiled text, by its hash; the others are one entry each. */
export type Kind =
  | "assets"
  | "component-scripts"
  | "extensions"
  | "components"
  | "content"
  | "emitted"
  | "emitted-lines"
  | "git-dates"
  | "last-run"
  | "pages"
  | "pictures"
  | "rendered";

/** What another thread needs to open the same cache. */
export type CachePlace = { folder: string; version: string };

export type Cache = {
  /** Undefined where no other thread can open it. */
  place: CachePlace | undefined;
  /** Undefined where there is no such entry that can be used. */
  read(kind: Kind, key?: string): Buffer | undefined;
  /** The same for an entry that is JSON, whose checksum speaks for its shape. */
  readJson<T>(kind: Kind, key?: string): T | undefined;
  /** False where it could not be written. */
  write(kind: Kind, content: string | Buffer, key?: string): boolean;
  has(kind: Kind, key?: string): boolean;
  forget(kind: Kind, key?: string): void;
  /** Deletes, from time to time, the entries of a kind whose keys are not `used`. */
  prune(kind: Kind, used: () => ReadonlySet<string>): void;
  /** Notes why something could not be written, as another thread has found out: nothing more is written. */
  fail(problem: string): void;
  /** Why something could not be written; undefined where everything could. */
  problem(): string | undefined;
};

/** `version` is that of the tool; `place` opens the same cache on another thread. */
export function createCache(store: Store, version: string, place?: CachePlace): Cache {
  let problem: string | undefined;
  const attempt = (work: () => void): boolean => {
    try {
      work();
      return true;
    } catch (error) {
      problem ??= error instanceof Error ? error.message : String(error);
      return false;
    }
  };
  const read: Cache["read"] = (kind, key) => {
    const name = nameOf(kind, key);
    const bytes = store.get(name);
    const end = bytes?.indexOf("\n") ?? -1;
    if (!bytes || end < 0) return undefined;
    const content = bytes.subarray(end + 1);
    return bytes.toString("utf8", 0, end) === headOf(name, version, content) ? content : undefined;
  };
  return {
    place,
    read,
    readJson(kind, key) {
      try {
        return JSON.parse(read(kind, key)?.toString() ?? "");
      } catch {
        return undefined;
      }
    },
    write(kind, content, key) {
      // A full or read-only disk refuses the next thousand entries, too.
      if (problem !== undefined) return false;
      const name = nameOf(kind, key);
      const bytes = Buffer.from(content);
      return attempt(() =>
        store.put(name, Buffer.concat([Buffer.from(`${headOf(name, version, bytes)}\n`), bytes])),
      );
    },
    has: (kind, key) => store.has(nameOf(kind, key)),
    forget: (kind, key) => void attempt(() => store.delete(nameOf(kind, key))),
    prune(kind, used) {
      try {
        store.prune(kind, used);
      } catch {
        // Another run may be doing the same; the next day comes.
      }
    },
    fail(reason) {
      problem ??= reason;
    },
    problem: () => problem,
  };
}

/** Undefined for no folder, where nothing is kept. */
export function openCache(place: CachePlace): Cache;
export function openCache(place: CachePlace | undefined): Cache | undefined;
export function openCache(place: CachePlace | undefined): Cache | undefined {
  return place && createCache(folderStore(place.folder), place.version, place);
}

function nameOf(kind: Kind, key: string | undefined): string {
  return key === undefined ? kind : `${kind}/${key}`;
}

/** The first line of an entry: whose it is, and the checksum of the bytes below. */
function headOf(name: string, version: string, content: Buffer): string {
  return `twsite ${JSON.stringify(version)} ${name} ${contentHash(content)}`;
}
