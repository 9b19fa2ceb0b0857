/** Folders of the cache: none is opened through a link, and anything that has replaced one inside the cache is removed. */
import { mkdirSync, rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import { entryAt } from "../source/entry-at.ts";

/** The name of the folder that the tool makes beside a content folder. It contains the folder of the cache. */
const FOLDER = ".twsite";

export type CacheFolder = {
  path: string;
  /** Makes the cache's folder, or one below it, and what is missing above. Throws where that is not possible. */
  make(path: string): void;
  /** Throws if the cache, or the folder around it, is a link: it may belong to someone else, so it stays. */
  check(): void;
  /** False where a folder on the way from the cache is missing, or is a link. */
  isBelow(path: string): boolean;
};

export function cacheFolder(folder: string): CacheFolder {
  const above = dirname(folder);
  const roots = basename(above) === FOLDER ? [above, folder] : [folder];
  const check = (): void => {
    for (const root of roots) {
      const found = entryAt(root);
      if (found?.isSymbolicLink()) throw new Error(`${root} is a symbolic link, which is not followed`);
    }
  };
  const make = (path: string): void => {
    if (path === folder) {
      check();
      mkdirSync(folder, { recursive: true });
      return;
    }
    make(dirname(path));
    const found = entryAt(path);
    if (found && !found.isDirectory()) rmSync(path);
    if (!found?.isDirectory()) mkdirSync(path, { recursive: true });
  };
  const isBelow = (path: string): boolean => {
    if (path === folder) return true;
    const isFolder = entryAt(path)?.isDirectory() ?? false;
    return isFolder && isBelow(dirname(path));
  };
  return { path: folder, make, check, isBelow };
}
