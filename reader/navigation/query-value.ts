/** Values in the query of the address, such as `?view=markdown`. */
import { useLocationProperty } from "wouter/use-browser-location";

/** The value for a name, as far as the reader knows it: any other is as if there were none. */
export function queryValue<T extends string>(
  name: string,
  known: readonly T[],
  search = location.search,
): T | undefined {
  const value = new URLSearchParams(search).get(name);
  return known.find((each) => each === value);
}

/** The value for a name, which changes with the address. Undefined while hydrating: a document is the same for all visitors. */
export function useQueryValue<T extends string>(name: string, known: readonly T[]): T | undefined {
  return useLocationProperty(
    () => queryValue(name, known),
    () => undefined,
  );
}

/** `("?a=b#part", "view", "markdown")` → `?a=b&view=markdown#part`; without a value, the name is removed. The rest stays as it is. */
export function withQueryValue(queryAndHash: string, name: string, value?: string): string {
  const [query = "", ...hash] = queryAndHash.split("#");
  const kept = query.split(/[?&]/).filter((part) => part !== "" && !part.startsWith(`${name}=`));
  const parts = value === undefined ? kept : [...kept, `${name}=${value}`];
  return [parts.length > 0 ? `?${parts.join("&")}` : "", ...hash].join("#");
}

/** `?a=b#part`; empty while hydrating, so that the document's links are the same for all visitors. */
export function useQueryAndHash(): string {
  return useLocationProperty(
    () => location.search + location.hash,
    () => "",
  );
}
