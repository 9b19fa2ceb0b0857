/**
 * Cache of one run for later ones. It saves time and nothing else: an entry that is damaged, was stored under another name or
 * belongs to another version counts as none, and a cache that cannot be written makes the next run slower.
 */
import { createHash } from "node:crypto";
import { folderStore } from "./folder-store.ts";
import type { KeyedStore, Store } from "./store.ts";

/** One entry each. */
type Kind =
  | "assets"
  | "component-scripts"
  | "extensions"
  | "components"
  | "drawings"
  | "git-dates"
  | "last-run"
  | "pages"
  | "picture-sizes"
  | "pictures"
  | "rendered";

/**
 * An entry for each key: `content` has one for each compiled text, by its hash, `results` what another machine has compiled,
 * `earlier` what was compiled of earlier states, `sizes` what pictures are sent in, `cards` the pictures of link previews that
 * were drawn.
 */
type KeyedKind = "cards" | "content" | "earlier" | "results" | "sizes";

/** The name of an entry: its kind, and its key where there are many of the kind. */
type Named = [kind: Kind, key?: undefined] | [kind: KeyedKind, key: string];

/** The folder and version with which another thread opens the same cache. */
export type CachePlace = { folder: string; version: string };

export type Cache = {
  /** The place from which another thread can open the cache, or undefined. */
  place: CachePlace | undefined;
  /** The bytes of an entry. Undefined if it is missing or unusable. */
  read(...name: Named): Buffer | undefined;
  /** The value of an entry that is JSON. Its checksum guarantees its shape. */
  readJson<T>(kind: Kind): T | undefined;
  /** False where it could not be written. */
  write(kind: Kind, content: string | Iterable<string>): boolean;
  /** Writes an entry whose key is made from its inputs: an existing entry of this key is equal, and stays. */
  writeKeyed(kind: KeyedKind, key: string, content: string | Buffer): boolean;
  /** True: there is no entry of this kind. */
  isEmpty(kind: KeyedKind): boolean;
  forget(kind: Kind): void;
  /** Deletes, from time to time, the entries of a kind whose keys were not used for a while; `used` are those of this run. */
  prune(kind: KeyedKind, used: () => ReadonlySet<string>): void;
  /** Records the reason why another thread could not write: nothing more is written. */
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
  const stores = new Map<KeyedKind, KeyedStore>();
  const keyed = (kind: KeyedKind): KeyedStore => {
    const known = stores.get(kind) ?? store.keyed(kind);
    stores.set(kind, known);
    return known;
  };
  const read: Cache["read"] = (...[kind, key]) => {
    if (key !== undefined) return withoutHead(keyed(kind).get(key), keyedHeadOf(kind, key, version));
    const bytes = store.get(kind);
    const end = bytes?.lastIndexOf("\n") ?? -1;
    if (!bytes || end < 0) return undefined;
    const content = bytes.subarray(0, end);
    const checksum = createHash("sha256").update(content).digest("hex");
    return bytes.toString("utf8", end + 1) === footOf(kind, version, checksum) ? content : undefined;
  };
  const write = (put: () => void): boolean => {
    // A full or read-only disk refuses the next thousand entries, too.
    return problem === undefined && attempt(put);
  };
  return {
    place,
    read,
    readJson(kind) {
      try {
        return JSON.parse(read(kind)?.toString() ?? "");
      } catch {
        return undefined;
      }
    },
    write: (kind, content) =>
      write(() =>
        store.put(kind, withFoot(kind, version, typeof content === "string" ? [content] : content)),
      ),
    writeKeyed: (kind, key, content) =>
      write(() => keyed(kind).put(key, withHead(keyedHeadOf(kind, key, version), content))),
    isEmpty: (kind) => keyed(kind).isEmpty(),
    forget: (kind) => void attempt(() => store.delete(kind)),
    prune(kind, used) {
      try {
        keyed(kind).prune(used);
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

/** Opens a cache. Without a folder nothing is kept, and the result is undefined. */
export function openCache(place: CachePlace): Cache;
export function openCache(place: CachePlace | undefined): Cache | undefined;
export function openCache(place: CachePlace | undefined): Cache | undefined {
  return place && createCache(folderStore(place.folder), place.version, place);
}

/** The texts of an entry, and its last line. No text is kept: a list may be long. */
function* withFoot(kind: Kind, version: string, texts: Iterable<string>): Generator<string> {
  const checksum = createHash("sha256");
  for (const text of texts) {
    checksum.update(text);
    yield text;
  }
  yield `\n${footOf(kind, version, checksum.digest("hex"))}`;
}

/** The last line of an entry: its version and kind, and the checksum of the bytes above. */
function footOf(kind: Kind, version: string, checksum: string): string {
  return `twsite ${JSON.stringify(version)} ${kind} ${checksum}`;
}

/** A keyed store finds out itself whether bytes are damaged. */
function keyedHeadOf(kind: KeyedKind, key: string, version: string): string {
  return `twsite ${JSON.stringify(version)} ${kind}/${key}`;
}

function withHead(head: string, content: string | Buffer): Buffer {
  // One text is encoded once, where two buffers would be copied.
  return typeof content === "string"
    ? Buffer.from(`${head}\n${content}`)
    : Buffer.concat([Buffer.from(`${head}\n`), content]);
}

function withoutHead(bytes: Buffer | undefined, head: string): Buffer | undefined {
  const end = Buffer.byteLength(head);
  return bytes?.[end] === 0x0a && bytes.toString("utf8", 0, end) === head
    ? bytes.subarray(end + 1)
    : undefined;
}
