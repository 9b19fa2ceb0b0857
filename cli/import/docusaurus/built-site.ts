/** The configuration that the code of the source gave in its last build, in `.docusaurus`. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { isRecord, valueAt } from "../is-record.ts";
import { type ModuleValue, readModule } from "../read-module.ts";
import type { SourceFolder } from "../source-folder.ts";

export const BUILT_FOLDER = ".docusaurus";

/** Undefined if there is none that can be read. */
export async function builtConfig(source: SourceFolder): Promise<unknown> {
  const file = `${BUILT_FOLDER}/docusaurus.config.mjs`;
  if (!source.isFile(file)) return undefined;
  const { value } = await readModule(source, file, 0).catch(() => ({ value: undefined }));
  const config = relativePaths(value, source.path);
  const locale = builtLocale(source);
  const base = valueAt(config, "baseUrl");
  // The base of a build in another language ends with that.
  return isRecord(config) && locale !== undefined && typeof base === "string" && base.endsWith(`/${locale}/`)
    ? { ...config, baseUrl: base.slice(0, -`${locale}/`.length) }
    : config;
}

/** Paths such as that of the sidebars are absolute in it. */
function relativePaths(value: unknown, source: string): unknown {
  if (typeof value === "string")
    return value.startsWith(`${source}/`) ? posix.relative(source, value) : value;
  if (Array.isArray(value)) return value.map((inner) => relativePaths(inner, source));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, relativePaths(inner, source)]));
}

/** Undefined for a build in the source language, and for one that was stopped. */
function builtLocale(source: SourceFolder): string | undefined {
  try {
    const i18n: unknown = JSON.parse(source.text(`${BUILT_FOLDER}/i18n.json`));
    const current = valueAt(i18n, "currentLocale");
    return valueAt(i18n, "defaultLocale") === current ? undefined : String(current);
  } catch {
    return undefined;
  }
}

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
    return value.map((inner, index) => (index === Number(key) ? replaced(inner, rest, part) : inner));
  return isRecord(value) ? { ...value, [key]: replaced(ownValue(value, key), rest, part) } : value;
}
