/** The value that the address's query has for a name, as far as the reader knows it: any other is as if there were none. */
import { useLocationProperty } from "wouter/use-browser-location";

export function queryValue<T extends string>(name: string, known: readonly T[]): T | undefined {
  const value = new URLSearchParams(location.search).get(name);
  return known.find((each) => each === value);
}

/** The same while the address changes. None while hydrating: a document is the same for everybody. */
export function useQueryValue<T extends string>(name: string, known: readonly T[]): T | undefined {
  return useLocationProperty(
    () => queryValue(name, known),
    () => undefined,
  );
}

/** `(…/x?a=b#part, "view", "json")` → `?a=b&view=json#part`; an undefined value takes the name away. */
export function withQueryValue(address: URL, name: string, value: string | undefined): string {
  const { searchParams } = address;
  if (value === undefined) searchParams.delete(name);
  else searchParams.set(name, value);
  return address.search + address.hash;
}
