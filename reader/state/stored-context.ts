/** The stored values of this visit, for hooks deep in a page. */
import { createContext, useContext } from "react";
import type { Stored } from "./stored.ts";

export const StoredContext = createContext<Stored | undefined>(undefined);

export function useStoredValues(): Stored {
  const stored = useContext(StoredContext);
  if (!stored) throw new Error("no <Root>");
  return stored;
}
