/** Each history entry of the reader has an id in its state, by which its scroll position is found again. */

type EntryState = { entry: string };

export function newEntry(): EntryState {
  return { entry: Math.random().toString(36).slice(2) };
}

/** The current entry's id; undefined for one that the browser made (a first load, a hash link). */
export function knownEntry(): string | undefined {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "entry" in state ? String(state.entry) : undefined;
}

/** The current entry's id; an entry that has none gets one now. */
export function currentEntry(): string {
  const known = knownEntry();
  if (known !== undefined) return known;
  const { state } = history;
  const made = newEntry();
  history.replaceState({ ...(typeof state === "object" ? state : undefined), ...made }, "");
  return made.entry;
}
