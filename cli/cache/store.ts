/**
 * A store of bytes by name, which outlives a run: a folder on disk (`folder-store.ts`), and whatever else keeps bytes.
 * It need not be reliable: what comes out of it by its name is checked by the cache that is built on it (`cache.ts`).
 */
export type Store = {
  /** The bytes of this name. Undefined if none can be read. */
  get(name: string): Buffer | undefined;
  /** Replaces what has the name by these texts; a reader finds the old bytes or the new ones. Throws where they cannot be kept. */
  put(name: string, texts: Iterable<string>): void;
  /** Throws where it cannot be deleted. */
  delete(name: string): void;
  /** Many entries of one kind. */
  keyed(kind: string): KeyedStore;
};

/** Entries whose keys say what they were made from: two of one key are equal, and it does not matter which one is read. */
export type KeyedStore = {
  /** The bytes of this key. Undefined if none can be read, or if they are damaged. */
  get(key: string): Buffer | undefined;
  isEmpty(): boolean;
  /** Any thread and process that has the same store finds it from now on. Throws where it cannot be kept. */
  put(key: string, bytes: Buffer): void;
  /** Tidies up, and deletes from time to time what no run has used for a while; this run uses the keys that `used` gives. */
  prune(used: () => ReadonlySet<string>): void;
};
