/**
 * A store of bytes by name, which outlives a run: a folder on disk (`folder-store.ts`), and whatever else keeps bytes.
 * It need not be reliable: what comes out of it is checked by the cache that is built on it (`cache.ts`).
 */
export type Store = {
  /** Undefined where nothing of this name can be read. */
  get(name: string): Buffer | undefined;
  has(name: string): boolean;
  /** Replaces what has the name; a reader finds the old or the new bytes. Throws where they cannot be kept. */
  put(name: string, bytes: Buffer): void;
  /** Throws where it cannot be deleted. */
  delete(name: string): void;
  /** Deletes, from time to time, what is below `folder` and not `used`; keys are names without the folder. */
  prune(folder: string, used: () => ReadonlySet<string>): void;
};
