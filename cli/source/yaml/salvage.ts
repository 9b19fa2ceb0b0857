/** Salvage of a value that does not fit its schema: the value without the parts that do not fit. */
import type * as z from "zod";
import { type PathPart, valueAt } from "./value-at.ts";

/** Undefined where nothing can be saved. A list goes as a whole, so that the places of items still hold. */
export function salvage<S extends z.ZodType>(schema: S, written: unknown): z.infer<S> | undefined {
  const rest: unknown = structuredClone(written);
  // Each round takes something away, so that there is an end.
  for (let round = 0; round < 1000; round++) {
    const { success, data, error } = schema.safeParse(rest);
    if (success) return data;
    const path = error.issues[0]?.path.map((part) => (typeof part === "symbol" ? String(part) : part)) ?? [];
    // A missing value cannot be removed: the value that lacks it is.
    while (path.length > 0 && (typeof path.at(-1) === "number" || valueAt(rest, path) === undefined))
      path.pop();
    if (path.length === 0) return undefined;
    remove(rest, path);
  }
  return undefined;
}

/** Takes the key at `path` away. */
export function remove(value: unknown, path: readonly PathPart[]): void {
  const owner = valueAt(value, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof owner === "object" && owner !== null && key !== undefined) Reflect.deleteProperty(owner, key);
}
