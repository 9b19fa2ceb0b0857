/** Stores that a cache can be built on. */
import type { Store } from "../../../cli/cache/store.ts";

/** What another store, such as one behind HTTP, has to do, in a few lines. */
export function mapStore(): Store & { entries: Map<string, Buffer> } {
  const entries = new Map<string, Buffer>();
  return {
    entries,
    get: (name) => entries.get(name),
    has: (name) => entries.has(name),
    put: (name, bytes) => void entries.set(name, Buffer.from(bytes)),
    delete: (name) => void entries.delete(name),
    prune: () => undefined,
  };
}
