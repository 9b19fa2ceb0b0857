/** Writes a new site into an empty folder: all of it, or nothing. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { allOrNothing } from "./all-or-nothing.ts";

/** An empty name is the working folder, as it is to whatever writes; to `stat` it would be none. */
export function orHere(folder: string): string {
  return folder === "" ? "." : folder;
}

/** Why nothing can be written there, or undefined: it is no folder, or not an empty one. */
export function notEmpty(folder: string): string | undefined {
  const stamp = statSync(folder, { throwIfNoEntry: false });
  if (!stamp) return undefined;
  if (!stamp.isDirectory()) return "is not a folder";
  return readdirSync(folder).length > 0 ? "is not empty" : undefined;
}

export async function writeStarter(
  files: ReadonlyMap<string, string>,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  await allOrNothing(async (made) => {
    for (const [path, text] of files) {
      await made.write(join(folder, path), text);
      signal.throwIfAborted();
    }
  });
}
