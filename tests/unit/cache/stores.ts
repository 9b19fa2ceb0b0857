/** Stores that a cache can be built on. */
import type { Store } from "../../../cli/cache/store.ts";

/** What another store has to do, in a few lines. */
export function mapStore(): Store & { entries: Map<string, Buffer> } {
  const entries = new Map<string, Buffer>();
  const get = (name: string) => entries.get(name);
  const put = (name: string, bytes: Buffer) => void entries.set(name, Buffer.from(bytes));
  return {
    entries,
    get,
    put,
    delete: (name) => void entries.delete(name),
    keyed: (kind) => ({
      isEmpty: () => ![...entries.keys()].some((name) => name.startsWith(`${kind}/`)),
      get: (key) => get(`${kind}/${key}`),
      put: (key, bytes) => put(`${kind}/${key}`, bytes),
      prune: () => undefined,
    }),
  };
}
