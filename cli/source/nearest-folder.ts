/** The folder that was most likely meant: a path → one that is there, as it would be written instead. */
import { type Dirent, existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, parse, relative } from "node:path";
import { nearest } from "../report/nearest.ts";

/** The file that identifies a kind of folder, and the usual path of such a folder in a project. */
type Kind = { file: string; usual: string };

export function nearestContent(written: string): string | undefined {
  return nearestOf({ file: "site.yml", usual: "content" }, written);
}

export function nearestCompiled(written: string): string | undefined {
  return nearestOf({ file: ".twsite.json", usual: "dist/site" }, written);
}

/** The path with each missing part replaced by the nearest existing one. */
export function nearestFolder(path: string): string | undefined {
  const above = dirname(path);
  if (existsSync(path) || above === path) return path;
  const around = nearestFolder(above);
  if (around === undefined) return undefined;
  const name = parse(path).base;
  const there = foldersIn(around);
  const meant = there.includes(name) ? name : nearest(name, there);
  return meant === undefined ? undefined : join(around, meant);
}

/**
 * A misspelling, else the folder around it or in it, since the command was called inside or a part left out, else the only one in
 * its usual place in a project, when the project was named or not gone into.
 */
function nearestOf({ file, usual }: Kind, written: string): string | undefined {
  const isOne = (folder: string): boolean => existsSync(join(folder, file));
  const around = dirname(written);
  const only = (found: string[]): string | undefined => {
    const ones = found.filter(isOne);
    return ones.length === 1 ? ones[0] : undefined;
  };
  return [
    nearestFolder(written),
    around,
    join(written, basename(usual)),
    only([written, ...projectsIn(written)].map((project) => join(project, usual))),
    ...[around, dirname(around)].map((base) =>
      only(projectsIn(base).map((project) => join(project, relative(base, written)))),
    ),
  ].find((folder) => folder !== undefined && folder !== written && isOne(folder));
}

function projectsIn(folder: string): string[] {
  return foldersIn(folder).map((name) => join(folder, name));
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** Empty for a file, and for a folder that is missing or cannot be read. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
