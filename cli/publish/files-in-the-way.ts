/** Files of others in the output folder, in the place of files of the site: they stay, and nothing is written. */
import { lstatSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Finding } from "../report/finding.ts";
import { parentFolders } from "../site/parent-folders.ts";

/** `paths` will be written after `deleted` has been removed; all are from `folder`. */
export function filesInTheWay(
  folder: string,
  paths: readonly string[],
  deleted: ReadonlySet<string>,
): Finding[] {
  const kinds = new Map<string, Kind>();
  const kindOf = (path: string): Kind => {
    const known = kinds.get(path);
    if (known) return known;
    const above = dirname(path);
    const kind = above === "." || kindOf(above) === "folder" ? kindIn(folder, path) : "nothing";
    kinds.set(path, kind);
    return kind;
  };
  const found = new Map<string, Finding>();
  for (const path of paths) {
    const around = parentFolders(path);
    const file = around.find((above) => kindOf(above) === "file");
    if (file !== undefined) {
      if (!deleted.has(file)) found.set(file, obstacle(folder, file, "file", "needs a folder"));
      continue;
    }
    if (around.some((above) => kindOf(above) === "nothing")) continue;
    if (isFolder(join(folder, path)) && remainingFile(folder, path, deleted) !== undefined)
      found.set(path, obstacle(folder, path, "folder", "writes a file"));
  }
  return [...found.values()];
}

type Kind = "file" | "folder" | "nothing";

function kindIn(folder: string, path: string): Kind {
  try {
    return statSync(join(folder, path)).isDirectory() ? "folder" : "file";
  } catch {
    return "nothing";
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The first file in a folder that is not about to be deleted. */
function remainingFile(folder: string, path: string, deleted: ReadonlySet<string>): string | undefined {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (!entry.isDirectory() && deleted.has(below)) continue;
    const found = entry.isDirectory() ? remainingFile(folder, below, deleted) : below;
    if (found !== undefined) return found;
  }
  return undefined;
}

function obstacle(folder: string, path: string, kind: string, needs: string): Finding {
  return {
    rule: "output-is-ours",
    file: "",
    folder: join(folder, path),
    message: `this ${kind} was not written by twsite, and is where the site ${needs}`,
    expected: `no ${kind} of this name: move it elsewhere, or delete it, and compile again`,
  };
}

/** Removes a folder in which there is no file. Throws where there is one. */
export function removeEmptyFolder(path: string): void {
  for (const name of readdirSync(path)) removeEmptyFolder(join(path, name));
  rmdirSync(path);
}
