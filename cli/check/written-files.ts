/** Files that the site's routes and the tool itself write, so that nothing else takes their place. */
import { markdownPath, pageDataPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { HEADERS_FILE, NOJEKYLL_FILE, REDIRECTS_FILE } from "../hosts/host-files/host-texts.ts";
import { documentPaths } from "../site/document-paths.ts";
import { foldersAround } from "../site/parent-folders.ts";
import type { Route, Site } from "../site/site.ts";

export type WrittenFiles = {
  /** The documents of the routes, by path in the output folder, as `keyOf` writes it. */
  documents: ReadonlyMap<string, Route>;
  /** Every file that is written, by the same key. */
  files: ReadonlySet<string>;
  /** Every folder that a file is written into, by the same key. */
  folders: ReadonlySet<string>;
  /** Paths that would have to be a file and a folder. */
  clashes: ReadonlySet<string>;
};

const isAscii = /^[ -~]*$/;

/** Equal for paths that some file system treats as the same. */
export function keyOf(path: string): string {
  return isAscii.test(path) ? path.toLowerCase() : path.normalize("NFC").toLowerCase();
}

/** Files of the tool that content cannot link to. */
const own = [HEADERS_FILE, REDIRECTS_FILE, NOJEKYLL_FILE, "404.html"];

/** `served` are the addresses that the compiler writes besides routes. */
export function writtenFiles(
  { routes }: Site,
  documents: SiteConfig["documents"],
  served: ReadonlySet<string>,
): WrittenFiles {
  const byPath = new Map<string, Route>();
  for (const route of routes)
    for (const path of documentPaths(route.path, documents)) byPath.set(keyOf(path), route);
  const files = new Set([...own, ...[...served].map((path) => keyOf(path.slice(1))), ...byPath.keys()]);
  const folders = foldersAround(files);
  const clashes = new Set([...folders].filter((folder) => files.has(folder)));
  return { documents: byPath, files, folders, clashes };
}

/** Every file that a route writes. */
export function filesOfRoute(route: string, documents: SiteConfig["documents"]): string[] {
  return [...documentPaths(route, documents), pageDataPath(route), markdownPath(route)];
}
