/**
 * Scroll position of each history entry, and of each path for hosts that redirect: with the redirect, the browser forgets
 * the entry's state. Kept for the session, so that it outlives a reload.
 */

export type ScrollMemory = {
  positionOf(entry: string): number | undefined;
  /** Position at which the path was left last, in any entry. */
  positionAt(path: string): number | undefined;
  remember(entry: string, path: string, top: number): void;
  /** Writes everything down before the document goes away. */
  store(): void;
};

const KEY = "twsite-scroll";
/** Entries and paths beyond this many are the oldest and go. */
const MOST = 200;

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(stored());
  const set = (key: string, top: number) => {
    positions.delete(key);
    positions.set(key, top);
  };
  // The id of an entry has no slash; a path starts with one.
  return {
    positionOf: (entry) => positions.get(entry),
    positionAt: (path) => positions.get(path),
    remember(entry, path, top) {
      set(entry, top);
      set(path, top);
    },
    store() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MOST)));
      } catch {
        // Without storage a reload starts at the top.
      }
    },
  };
}

function stored(): [string, number][] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(item: unknown): item is [string, number] {
  return Array.isArray(item) && typeof item[0] === "string" && typeof item[1] === "number";
}
