/** A stored value as state: null on the server and until it is set. */
import { useSyncExternalStore } from "react";
import { useReader } from "../navigation/reader-context.ts";

export function useStored(key: string): [value: string | null, write: (value: string) => void] {
  const { stored } = useReader();
  const value = useSyncExternalStore(
    stored.subscribe,
    () => stored.read(key),
    () => null,
  );
  return [value, (next) => stored.write(key, next)];
}
