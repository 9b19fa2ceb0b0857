/** Entry of a folder at a path, links not followed. */
import { lstatSync, type Stats } from "node:fs";

/** Undefined where there is nothing, also below a file: Node throws for that. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR"].includes(String(error.code)))
      return undefined;
    throw error;
  }
}
