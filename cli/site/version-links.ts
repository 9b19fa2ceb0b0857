/** Links between docs stay in their version: a frozen copy of `docs/` means by its links what `docs/` meant by them. */
import { routeUnder } from "../../schema/paths.ts";
import { docsFolder } from "../source/version-paths.ts";
import { versionFolder } from "./docs/versions.ts";
import type { Site } from "./site.ts";

/** By folder of the docs (`en/versions/1.0`) the route that they are under, and the one that docs have by default. */
export type DocsRoots = ReadonlyMap<string, { root: string; usual: string }>;

/** Only of docs that are elsewhere than usual: a site with one version has none. */
export function docsRootsOf({ versions, locales }: Pick<Site, "versions" | "locales">): DocsRoots {
  const homes = new Map(locales.map(({ id, home }) => [id, home]));
  return new Map(
    versions.flatMap(({ locale, versions: own }) => {
      const usual = routeUnder(homes.get(locale) ?? "/", "/docs");
      return own
        .filter(({ path }) => path !== usual)
        .map(({ name, path }) => [versionFolder(locale, name), { root: path, usual }] as const);
    }),
  );
}

/** Routes with the name of a version → where its docs are, for versions at another route, such as the newest one. */
export function versionNamesOf({
  versions,
  locales,
}: Pick<Site, "versions" | "locales">): Map<string, string> {
  const homes = new Map(locales.map(({ id, home }) => [id, home]));
  return new Map(
    versions.flatMap(({ locale, versions: own }) => [...versionNamesIn(homes.get(locale) ?? "/", own)]),
  );
}

/** The same for one locale, whose addresses start with `home`. */
export function versionNamesIn(
  home: string,
  versions: readonly { name: string; path: string }[],
): Map<string, string> {
  return new Map(
    versions
      .map(({ name, path }) => [routeUnder(home, `/docs/${name}`), path] as const)
      .filter(([named, path]) => named !== path),
  );
}

/** `/docs/2.0/x` → `/docs/x`, where 2.0 is the version at `/docs`; undefined where the route names no such version. */
export function routeByVersionName(path: string, names: ReadonlyMap<string, string>): string | undefined {
  for (const [named, root] of names)
    if (path === named || path.startsWith(`${named}/`)) return root + path.slice(named.length);
  return undefined;
}

/** `/docs/x` as a page of the version 1.0 means it: `/docs/1.0/x`; undefined where that is what it says. */
export function routeInVersion(path: string, source: string, roots: DocsRoots): string | undefined {
  const own = roots.get(docsFolder(source));
  if (!own || !(path === own.usual || path.startsWith(`${own.usual}/`))) return undefined;
  return own.root + path.slice(own.usual.length);
}
