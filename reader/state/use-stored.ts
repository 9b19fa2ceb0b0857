/** A stored value as state: null on the server and until it is set. */
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Stored } from "./stored.ts";

export function useStored(key: string): [value: string | null, write: (value: string) => void] {
  const stored = useStoredValues();
  const value = useSyncExternalStore(
    stored.subscribe,
    () => stored.read(key),
    () => null,
  );
  return [value, (next) => stored.write(key, next)];
}

/** The stored values of this visit, for hooks deep in a page. */
export const StoredContext = createContext<Stored | undefined>(undefined);

export function useStoredValues(): Stored {
  const stored = useContext(StoredContext);
  if (!stored) throw new Error("no <Root>");
  return stored;
}
