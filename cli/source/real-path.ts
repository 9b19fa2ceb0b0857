/** Paths that may not exist yet, compared by where they really are: for the kernel, since Node reads `..` in the target of a link by its words. */
import { realpathSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";

/** Symbolic links followed, as far as the path exists. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/** True for the folder itself, too. */
export function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
