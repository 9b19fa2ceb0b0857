/** Files that the site's routes and the tool itself write, so that nothing else takes their place. */

import { posix } from "node:path";
import { HASHED_FOLDER, markdownPath, pageDataPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { HEADERS_FILE, mergedFiles, NOJEKYLL_FILE, REDIRECTS_FILE } from "../hosts/host-files/host-texts.ts";
import type { Finding } from "../report/finding.ts";
import { feedFileNames } from "../site/blog/blog-feeds.ts";
import { documentPaths } from "../site/document-paths.ts";
import { foldersAround, parentFolders } from "../site/parent-folders.ts";
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

/** Folders of the tool: other files there are deleted as leftovers of an earlier build. */
const ownFolders = ["data", HASHED_FOLDER];

/** Files of `static/` are served as they are: none is where a page or a file of the tool has to be. */
export function checkStaticFiles(files: { keys(): Iterable<string> }, written: WrittenFiles): Finding[] {
  const findings: Finding[] = [];
  for (const file of files.keys()) {
    if (!file.startsWith("static/")) continue;
    const path = file.slice("static/".length);
    const message = problemOf(path, written);
    if (message !== undefined)
      findings.push({ rule: "route-is-free", file, message, expected: insteadOf(keyOf(path)) });
  }
  return findings;
}

function problemOf(path: string, { documents, files, folders }: WrittenFiles): string | undefined {
  const key = keyOf(path);
  const [top = ""] = key.split("/");
  if (top.startsWith(".twsite")) return `“${top}” is reserved for twsite`;
  if (ownFolders.includes(top)) return `the folder “${top}” is reserved for the site's own files`;
  const route = documents.get(key);
  if (route) return `this file would replace the page “${route.path}”`;
  if ((files.has(key) || sitemapPart.test(key)) && !mayBring(path))
    return `this file would replace “${key}”, which twsite writes`;
  if (folders.has(key)) return `this file is where the site needs a folder “${path}”`;
  const inTheWay = parentFolders(key).find((folder) => files.has(folder));
  return inTheWay === undefined ? undefined : `the folder “${inTheWay}” is where the site writes a file`;
}

/** True: the file replaces that of the tool, or is merged with it. */
function mayBring(path: string): boolean {
  return [...mergedFiles, NOJEKYLL_FILE].some((name) => name === path);
}

/** A large site has several. */
const sitemapPart = /^sitemap-\d+\.xml$/;

/** The author's alternative to a file that the tool writes. */
function insteadOf(key: string): string {
  if (key === "sitemap.xml" || sitemapPart.test(key))
    return "no such file; “unlisted: true” keeps a page out of the sitemap, noindex a version";
  if (key === "404.html") return "no such file: change its texts in strings.yml, such as notFoundTitle";
  if (key.endsWith("llms.txt")) return "no such file: change the titles and descriptions of pages";
  if (feedFileNames.has(posix.basename(key)))
    return "no such file: blog.feed_formats in site.yml sets the feeds";
  if (mergedFiles.some((name) => name === key)) return `the name in lower case, ${key}`;
  return "another name or folder for it";
}
