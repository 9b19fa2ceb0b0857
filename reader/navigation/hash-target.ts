/** The element that the hash of the address names. */

import { percentDecoded } from "../../schema/paths.ts";

/** Undefined if the page does not have it. */
export function hashTarget(): HTMLElement | undefined {
  const id = location.hash.slice(1);
  if (id === "") return undefined;
  return document.getElementById(percentDecoded(id)) ?? document.getElementById(id) ?? undefined;
}
