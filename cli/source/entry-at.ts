/** Entry of a folder at a path, links not followed. */
import { lstatSync, type Stats } from "node:fs";

/** The entry at a path, if it exists. Below a file it is undefined as well, where Node throws. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** True for a symbolic link, whatever it points to. */
export function isLink(path: string): boolean {
  return entryAt(path)?.isSymbolicLink() === true;
}
