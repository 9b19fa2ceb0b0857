/** Stamp of the file at a path, links followed; undefined where there is nothing that can be read. */
import { type Stats, statSync } from "node:fs";

export function stampOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // Links in a circle, a name that is too long, a folder below a file.
    return undefined;
  }
}
