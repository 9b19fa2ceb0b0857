/** A stored value as state: null on the server and until it is set. */
import { useSyncExternalStore } from "react";
import { useStoredValues } from "./stored-context.ts";

export function useStored(key: string): [value: string | null, write: (value: string) => void] {
  const stored = useStoredValues();
  const value = useSyncExternalStore(
    stored.subscribe,
    () => stored.read(key),
    () => null,
  );
  return [value, (next) => stored.write(key, next)];
}
