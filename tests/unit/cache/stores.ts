/** Stores that a cache can be built on. */
import type { Store } from "../../../cli/cache/store.ts";

/** What another store has to do, in a few lines. */
export function mapStore(): Store & { entries: Map<string, Buffer> } {
  const entries = new Map<string, Buffer>();
  const get = (name: string) => entries.get(name);
  return {
    entries,
    get,
    put: (name, texts) => void entries.set(name, Buffer.from([...texts].join(""))),
    delete: (name) => void entries.delete(name),
    keyed: (kind) => ({
      isEmpty: () => ![...entries.keys()].some((name) => name.startsWith(`${kind}/`)),
      get: (key) => get(`${kind}/${key}`),
      put: (key, bytes) => void entries.set(`${kind}/${key}`, Buffer.from(bytes)),
      prune: () => undefined,
    }),
  };
}
