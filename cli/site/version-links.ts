/** Links between docs stay in their version: a frozen copy of `docs/` means by its links what `docs/` meant by them. */
import { posix } from "node:path";
import { routeUnder } from "../../schema/paths.ts";
import { versionFolder } from "./docs/versions.ts";
import type { Site } from "./site.ts";

/** By folder of the docs (`en/versions/1.0`) the route that they stand under, and the one that docs have by default. */
export type DocsRoots = ReadonlyMap<string, { root: string; usual: string }>;

/** Only of docs that stand elsewhere than usual: a site with one version has none. */
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

/** Folder of the docs that a source file belongs to: `en/docs`, `en/versions/1.0`. */
function docsFolder(source: string): string {
  const parts = source.split("/");
  return parts.slice(0, parts[1] === "versions" ? 3 : 2).join("/");
}

/** `/docs/x` as a page of the version 1.0 means it: `/docs/1.0/x`; undefined where that is what it says. */
export function routeInVersion(path: string, source: string, roots: DocsRoots): string | undefined {
  const own = roots.get(docsFolder(source));
  if (!own || !(path === own.usual || path.startsWith(`${own.usual}/`))) return undefined;
  return own.root + path.slice(own.usual.length);
}

/** `en/docs/x.md` as a page of the version 1.0 means it: `en/versions/1.0/x.md`. */
export function sourceInVersion(target: string, source: string): string {
  const folder = docsFolder(source);
  const docs = `${source.split("/")[0]}/docs/`;
  return target.startsWith(docs) ? `${folder}/${target.slice(docs.length)}` : target;
}

/** File that a relative path leads to; one that leaves the version is read as if the page still stood in `docs/`. */
export function besideInVersion(path: string, source: string, isThere: (file: string) => boolean): string {
  const literally = posix.join(posix.dirname(source), path);
  const folder = docsFolder(source);
  if (!isFrozen(source) || literally.startsWith(`${folder}/`) || isThere(literally)) return literally;
  const before = `${source.split("/")[0]}/docs${source.slice(folder.length)}`;
  return posix.join(posix.dirname(before), path);
}

export function isFrozen(source: string): boolean {
  return source.split("/")[1] === "versions";
}
