/** Scroll position of each history entry. Kept for the session, so that it outlives a reload. */

export type ScrollMemory = {
  positionOf(entry: string): number | undefined;
  remember(entry: string, top: number): void;
  /** Writes everything down before the document goes away. */
  store(): void;
};

const KEY = "twsite-scroll";
/** Entries beyond this many are the oldest and go. */
const MOST = 100;

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(stored());
  return {
    positionOf: (entry) => positions.get(entry),
    remember(entry, top) {
      positions.delete(entry);
      positions.set(entry, top);
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
