/** Keys of a list of links that opens under a button: arrows, Home and End move among its entries. */
import { ownValue } from "../../schema/own-value.ts";

/** The entry that a key leads to; `current` has the focus. Undefined: the key is not one of them. */
export function entryFor<T extends Element>(
  key: string,
  entries: readonly T[],
  current: Element | null,
): T | undefined {
  // biome-ignore lint/complexity/useIndexOf: the types of indexOf take no element that may not be an entry
  const at = entries.findIndex((entry) => entry === current);
  const to = ownValue({ ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }, key);
  return to === undefined ? undefined : entries.at(to % entries.length);
}
