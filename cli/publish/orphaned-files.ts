/** Files of the site that a damaged record no longer names: the files in the tool's own folders show which pages existed. */
import { lstatSync, readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { HASHED_FOLDER } from "../../schema/paths.ts";

/** Folders in which only this tool writes. */
const ownFolders = ["data", HASHED_FOLDER];

/** Paths in `folder` that are not `wanted`. */
export function orphanedFiles(folder: string, wanted: ReadonlySet<string>): string[] {
  const own = ownFolders.flatMap((name) =>
    filesBelow(join(folder, name)).map((file) => slashed(relative(folder, file))),
  );
  const orphans = own.filter((path) => !wanted.has(path));
  const documents = orphans
    .flatMap(documentsOf)
    .filter((path) => !wanted.has(path) && isFile(join(folder, path)));
  return [...new Set([...orphans, ...documents])];
}

/** `data/docs/x.json` → the files that the page `/docs/x` had, and those of the folders around it. */
function documentsOf(path: string): string[] {
  const route = /^data\/(.+)\.json$/.exec(path)?.[1];
  if (route === undefined) return [];
  const around: string[] = [];
  for (let above = posix.dirname(route); above !== "."; above = posix.dirname(above))
    around.push(`${above}/index.html`);
  return [`${route}/index.html`, `${route}.html`, `${route}.md`, ...around];
}

/** Files below a folder, without those behind links. */
function filesBelow(folder: string): string[] {
  try {
    if (!lstatSync(folder).isDirectory()) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    );
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

function slashed(path: string): string {
  return path.replaceAll(sep, "/");
}
