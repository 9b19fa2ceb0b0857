/** Values in local storage, the same in every part of the page and in every tab; kept in memory where storage is blocked or full. */

export type Stored = {
  /** Null: never set. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Calls back after any change, from here or another tab. */
  subscribe(listener: () => void): () => void;
};

export function createStored(): Stored {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const fromOtherTab = ({ key }: StorageEvent) => {
        if (key === null) memory.clear();
        else memory.delete(key);
        listener();
      };
      listeners.add(listener);
      addEventListener("storage", fromOtherTab);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", fromOtherTab);
      };
    },
  };
}
