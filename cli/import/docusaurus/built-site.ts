/** Reads the results of the source's last build in `.docusaurus`: the configuration and the sidebars that its code gave. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { isRecord } from "../is-record.ts";
import { type ModuleValue, readModule } from "../read-module.ts";
import type { SourceFolder } from "../source-folder.ts";

export const BUILT_FOLDER = ".docusaurus";

export type BuiltSite = {
  /** The configuration; undefined if it cannot be read. */
  config: unknown;
  sidebars: readonly BuiltSidebars[];
  /** Generated pages of categories, by their address with the base. */
  categories: ReadonlyMap<string, Record<string, unknown>>;
};

export type BuiltSidebars = {
  /** Id of the instance of the docs plugin. */
  plugin: string;
  version: string;
  /** Items by the name of a sidebar, with addresses and labels in one language. */
  sidebars: Record<string, unknown>;
  /** Titles of docs by their ids. */
  titles: ReadonlyMap<string, string>;
};

const mostBuilt = 20_000_000;

const DOCS = "docusaurus-plugin-content-docs";

export async function readBuiltSite(source: SourceFolder): Promise<BuiltSite | undefined> {
  if (!source.isInside(BUILT_FOLDER)) return undefined;
  const { locale, isDefault } = builtLocale(source);
  const sidebars: BuiltSidebars[] = [];
  const categories = new Map<string, Record<string, unknown>>();
  for (const value of docsData(source)) {
    // Older builds have the same a level higher.
    const version = isRecord(value.version) ? value.version : value;
    if (isRecord(version.docsSidebars)) sidebars.push(sidebarsOf(version, version.docsSidebars));
    const category = isRecord(value.categoryGeneratedIndex) ? value.categoryGeneratedIndex : value;
    if (typeof category.permalink === "string" && typeof category.slug === "string")
      categories.set(category.permalink, category);
  }
  const config = await builtConfig(source);
  return {
    config: isDefault || !isRecord(config) ? config : withoutLocale(config, locale),
    sidebars: sidebars.sort((a, b) => firstAddress(a).length - firstAddress(b).length),
    categories,
  };
}

/** `version` is a name in the source. The sidebars of the source language have the shortest addresses. */
export function builtSidebars(
  built: BuiltSite | undefined,
  plugin: string,
  version: string,
): BuiltSidebars | undefined {
  return built?.sidebars.find((sidebar) => sidebar.plugin === plugin && sidebar.version === version);
}

async function builtConfig(source: SourceFolder): Promise<unknown> {
  const file = `${BUILT_FOLDER}/docusaurus.config.mjs`;
  if (!source.isFile(file)) return undefined;
  const { value } = await readModule(source, file, 0).catch(() => ({ value: undefined }));
  return relativePaths(value, source.path);
}

/** Paths such as that of the sidebars are absolute in it. */
function relativePaths(value: unknown, source: string): unknown {
  if (typeof value === "string")
    return value.startsWith(`${source}/`) ? posix.relative(source, value) : value;
  if (Array.isArray(value)) return value.map((each) => relativePaths(each, source));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, relativePaths(each, source)]));
}

function builtLocale(source: SourceFolder): { locale: string; isDefault: boolean } {
  const i18n = jsonIn(source, `${BUILT_FOLDER}/i18n.json`);
  const current = isRecord(i18n) ? String(i18n.currentLocale ?? "") : "";
  return { locale: current, isDefault: !isRecord(i18n) || i18n.defaultLocale === i18n.currentLocale };
}

/** The base of a build in another language ends with that. */
function withoutLocale(config: Record<string, unknown>, locale: string): Record<string, unknown> {
  const { baseUrl } = config;
  return typeof baseUrl === "string" && baseUrl.endsWith(`/${locale}/`)
    ? { ...config, baseUrl: baseUrl.slice(0, -`${locale}/`.length) }
    : config;
}

/** The data of versions and categories; those of docs are files named for their pages. */
function docsData(source: SourceFolder): Record<string, unknown>[] {
  const folder = `${BUILT_FOLDER}/${DOCS}`;
  return source
    .filesBelow(folder)
    .filter((name) => name.endsWith(".json") && !/(^|\/)(site-|__|tag-|tags-)[^/]*$/.test(name))
    .sort()
    .flatMap((name) => {
      const value = jsonIn(source, `${folder}/${name}`);
      return isRecord(value) ? [value] : [];
    });
}

/** A build that was stopped may leave half a file. */
function jsonIn(source: SourceFolder, file: string): unknown {
  try {
    return JSON.parse(source.text(file, mostBuilt));
  } catch {
    return undefined;
  }
}

function sidebarsOf(version: Record<string, unknown>, sidebars: Record<string, unknown>): BuiltSidebars {
  const docs = isRecord(version.docs) ? Object.entries(version.docs) : [];
  return {
    plugin: String(version.pluginId),
    version: String(version.version),
    sidebars,
    titles: new Map(
      docs.flatMap(([id, doc]) =>
        isRecord(doc) && typeof doc.title === "string" ? [[id, doc.title] as const] : [],
      ),
    ),
  };
}

function firstAddress({ sidebars }: BuiltSidebars): string {
  return /"href":"(\/[^"]*)"/.exec(JSON.stringify(sidebars))?.[1] ?? "";
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
    return value.map((each, index) => (index === Number(key) ? replaced(each, rest, part) : each));
  return isRecord(value) ? { ...value, [key]: replaced(ownValue(value, key), rest, part) } : value;
}
