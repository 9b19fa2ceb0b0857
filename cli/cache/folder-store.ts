/**
 * A store in a folder, one file for each name: `pages` is `pages.json`, `content/1f0c…` is `content/1f/1f0c….json`. Nothing
 * is read or written by way of a link, and what has taken the place of a file or folder of the store is replaced.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { entryAt } from "../source/entry-at.ts";
import { readRegularFile } from "../source/regular-file.ts";
import type { Store } from "./store.ts";

/** Of folders that the tool makes beside content folders, each of which has one folder in it. */
const FOLDER = ".twsite";

export function folderStore(folder: string): Store {
  /** Folders that are known to be there. */
  const made = new Set<string>();
  const above = dirname(folder);
  const roots = basename(above) === FOLDER ? [above, folder] : [folder];

  /** The folder itself belongs to whoever named it: what is in its place stays there. */
  const checkRoots = (): void => {
    for (const root of roots) {
      const found = entryAt(root);
      if (found?.isSymbolicLink()) throw new Error(`${root} is a symbolic link, which is not followed`);
    }
  };
  const makeFolder = (path: string): void => {
    if (made.has(path)) return;
    if (path === folder) {
      checkRoots();
      mkdirSync(folder, { recursive: true });
    } else {
      makeFolder(dirname(path));
      const found = entryAt(path);
      if (found && !found.isDirectory()) rmSync(path);
      if (!found?.isDirectory()) mkdirSync(path, { recursive: true });
    }
    made.add(path);
  };

  return {
    get(name) {
      try {
        return readRegularFile(join(folder, pathOf(name)));
      } catch {
        return undefined;
      }
    },
    has: (name) => entryAt(join(folder, pathOf(name)))?.isFile() ?? false,
    put(name, bytes) {
      const file = join(folder, pathOf(name));
      try {
        makeFolder(dirname(file));
        replace(file, bytes);
      } catch {
        // Another process may have deleted the cache meanwhile.
        made.clear();
        makeFolder(dirname(file));
        replace(file, bytes);
      }
    },
    delete(name) {
      checkRoots();
      const file = join(folder, pathOf(name));
      if (isBelow(dirname(file), folder)) rmSync(file, { recursive: true, force: true });
    },
    prune(kind, used) {
      checkRoots();
      const mark = join(folder, `${kind}.pruned`);
      if (isYoung(mark, Date.now()) || !isBelow(join(folder, kind), folder)) return;
      pruneFolder(join(folder, kind), used(), Date.now());
      for (const name of readdirSync(folder)) if (isDraft(name)) removeOld(join(folder, name), Date.now());
      replace(mark, Buffer.alloc(0));
    },
  };
}

/** False where a folder on the way from `root` is missing, or is a link. */
function isBelow(path: string, root: string): boolean {
  if (path === root) return true;
  const isFolder = entryAt(path)?.isDirectory() ?? false;
  return isFolder && isBelow(dirname(path), root);
}

/** Thousands of files in one folder are slow on some file systems. */
function pathOf(name: string): string {
  const [kind = "", key] = name.split("/");
  return key === undefined ? `${kind}.json` : join(kind, key.slice(0, 2), `${key}.json`);
}

/** The draft is a new file: one that is there already may be a link. */
function replace(file: string, bytes: Buffer): void {
  const draft = `${file}.${process.pid}-${threadId}`;
  try {
    try {
      writeFileSync(draft, bytes, { flag: "wx" });
    } catch {
      rmSync(draft, { recursive: true, force: true });
      writeFileSync(draft, bytes, { flag: "wx" });
    }
    try {
      renameSync(draft, file);
    } catch {
      // A folder has taken its place.
      rmSync(file, { recursive: true, force: true });
      renameSync(draft, file);
    }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

const dayMs = 86_400_000;

function isYoung(path: string, now: number): boolean {
  const found = entryAt(path);
  // A time to come is that of a clock that was wrong.
  return found?.isFile() === true && Math.abs(now - found.mtimeMs) < dayMs;
}

/** What runs that were killed left behind. */
function isDraft(name: string): boolean {
  return /\.json\.\d+-\d+$/.test(name);
}

/** Once a day: looking through a large cache takes longer than a small edit. */
function pruneFolder(folder: string, used: ReadonlySet<string>, now: number): void {
  for (const shard of readdirSync(folder, { withFileTypes: true })) {
    if (!shard.isDirectory()) continue;
    for (const name of readdirSync(join(folder, shard.name)))
      if (!used.has(basename(name, ".json"))) removeOld(join(folder, shard.name, name), now);
  }
}

/** A day's grace spares what another run has just written. */
function removeOld(file: string, now: number): void {
  if (!isYoung(file, now)) rmSync(file, { recursive: true, force: true });
}
