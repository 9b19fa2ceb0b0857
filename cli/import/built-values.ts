/** Parts of a module that only running its code would tell → what they were when it was run. */

import { ownValue } from "../../schema/own-value.ts";
import { isRecord } from "./is-record.ts";
import type { ModuleValue } from "./read-module.ts";

/** `built` is the whole value of then. `filled` are the parts that are taken from it; what it does not have stays unread. */
export function withBuiltValues(
  module: ModuleValue,
  built: unknown,
): { module: ModuleValue; filled: ModuleValue["unread"] } {
  if (built === undefined) return { module, filled: [] };
  if (module.value === undefined)
    return { module: { ...module, value: built, unread: [] }, filled: module.unread };
  let value: unknown = module.value;
  const filled = module.unread.filter(({ path }) => {
    const at = path === "" ? undefined : placeToFill(value, built, path.split("."));
    if (at) value = replaced(value, at.path, at.value);
    return at !== undefined;
  });
  return {
    module: { ...module, value, unread: module.unread.filter((part) => !filled.includes(part)) },
    filled,
  };
}

/** The place to fill. If a list around the part had other items in the build, it is the whole list, as its items cannot be matched. */
function placeToFill(
  value: unknown,
  built: unknown,
  path: readonly string[],
): { path: readonly string[]; value: unknown } | undefined {
  let [now, then] = [value, built];
  for (const [depth, key] of path.entries()) {
    if (Array.isArray(now) && Array.isArray(then) && now.length !== then.length)
      return { path: path.slice(0, depth), value: then };
    [now, then] = [partOf(now, key), partOf(then, key)];
    if (then === undefined || then === null) return undefined;
  }
  return { path, value: then };
}

function partOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? ownValue(value, key) : undefined;
}

function replaced(value: unknown, path: readonly string[], part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.map((each, index) => (index === Number(key) ? replaced(each, rest, part) : each));
  return isRecord(value) ? { ...value, [key]: replaced(ownValue(value, key), rest, part) } : value;
}
