/** Links between docs stay in their version: a frozen copy of docs means by its links what they meant by them. */
import { MAIN_DOCS } from "../../schema/contract.ts";
import { routeBelow, routeUnder } from "../../schema/paths.ts";
import { type DocsSet, docsFolder, docsFolderOf } from "../source/docs-sets.ts";
import type { Site } from "./site.ts";

/** By folder of the docs (`en/versions/1.0`) the route that they are under, and the one that docs of the set have by default. */
export type DocsRoots = ReadonlyMap<string, { root: string; usual: string }>;

type SetPath = Pick<DocsSet, "name" | "path">;

/** Only of docs that are elsewhere than usual: a set with one version has none. */
export function docsRootsOf(
  { versions, locales }: Pick<Site, "versions" | "locales">,
  sets: readonly SetPath[],
): DocsRoots {
  const usualOf = usualRoots(locales, sets);
  return new Map(
    versions.flatMap(({ locale, set = MAIN_DOCS, versions: own }) => {
      const usual = usualOf(locale, set);
      return own
        .filter(({ path }) => path !== usual)
        .map(
          ({ name, path }) => [docsFolder(locale, { set, version: name }), { root: path, usual }] as const,
        );
    }),
  );
}

/** Routes with the name of a version → where its docs are, for versions at another route, such as the newest one. */
export function versionNamesOf(
  { versions, locales }: Pick<Site, "versions" | "locales">,
  sets: readonly SetPath[],
): Map<string, string> {
  const usualOf = usualRoots(locales, sets);
  return new Map(
    versions.flatMap(({ locale, set = MAIN_DOCS, versions: own }) => [
      ...versionNamesIn(usualOf(locale, set), own),
    ]),
  );
}

function usualRoots(
  locales: Site["locales"],
  sets: readonly SetPath[],
): (locale: string, set: string) => string {
  const homes = new Map(locales.map(({ id, home }) => [id, home]));
  const paths = new Map(sets.map(({ name, path }) => [name, path]));
  return (locale, set) => routeUnder(homes.get(locale) ?? "/", paths.get(set) ?? `/${set}`);
}

/** Routes with the name of a version → where its docs are, for one set in one locale. `usual` is the route of its latest version. */
export function versionNamesIn(
  usual: string,
  versions: readonly { name: string; path: string }[],
): Map<string, string> {
  return new Map(
    versions
      .map(({ name, path }) => [routeBelow(usual, `/${name}`), path] as const)
      .filter(([named, path]) => named !== path),
  );
}

/** `/docs/2.0/x` → `/docs/x`, where 2.0 is the version at `/docs`; undefined where the route names no such version. */
export function routeByVersionName(path: string, names: ReadonlyMap<string, string>): string | undefined {
  for (const [named, root] of names) {
    const below = pathBelow(named, path);
    if (below !== undefined) return routeBelow(root, below);
  }
  return undefined;
}

/** `/docs/x` as a page of the version 1.0 means it: `/docs/1.0/x`; undefined where that is what it says. */
export function routeInVersion(path: string, source: string, roots: DocsRoots): string | undefined {
  const own = roots.get(docsFolderOf(source));
  const below = own && pathBelow(own.usual, path);
  return own && below !== undefined ? routeBelow(own.root, below) : undefined;
}

/** `("/docs", "/docs/x")` → `/x`, `("/", "/x")` → `/x`; `/` for the root itself, undefined for what is not below it. */
function pathBelow(root: string, path: string): string | undefined {
  const bare = root.replace(/\/$/, "");
  if (path === bare || path === root) return "/";
  return path.startsWith(`${bare}/`) ? path.slice(bare.length) : undefined;
}
