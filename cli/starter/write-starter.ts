/** Writes a new site into an empty folder: all of it, or nothing. */
import { readdirSync, statSync } from "node:fs";
import { mkdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

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
  const made = await makeFolders(resolve(folder));
  try {
    for (const [path, text] of files) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text, { flag: "wx" });
      signal.throwIfAborted();
    }
  } catch (error) {
    // The folder was empty: all that is in it now is ours.
    for (const path of files.keys())
      await rm(join(folder, path.split("/")[0] ?? path), { recursive: true, force: true });
    for (const each of made) await rmdir(each).catch(() => undefined);
    throw error;
  }
}

/** The folders that were not there before, the innermost first. */
async function makeFolders(folder: string): Promise<string[]> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return [];
  const made = [folder];
  while (made.at(-1) !== resolve(first)) made.push(dirname(made.at(-1) ?? first));
  return made;
}
