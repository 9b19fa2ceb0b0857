/** True for the value of a variable that its owner has given: neither empty nor a placeholder. */
import { placeholderInValue } from "./placeholder-text.ts";

export function isFilledIn(value: string): boolean {
  return value.trim() !== "" && placeholderInValue(value, true) === undefined;
}
