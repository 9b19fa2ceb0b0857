/** Writes an imported site into an empty folder: all of it, or nothing. */
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NewFile } from "./new-file.ts";

/** Paths are those in `target`; `source` is what copies come from. */
export async function writeSite(
  files: ReadonlyMap<string, NewFile>,
  source: string,
  target: string,
  signal: AbortSignal,
): Promise<void> {
  const first = await mkdir(target, { recursive: true });
  try {
    for (const [path, content] of files) {
      const file = join(target, path);
      await mkdir(dirname(file), { recursive: true });
      if (typeof content === "string") await writeFile(file, content, { flag: "wx" });
      else await copyFile(join(source, content.copyOf), file);
      signal.throwIfAborted();
    }
  } catch (error) {
    // The folder was empty or not there: all that is in it is ours.
    if (first !== undefined) await rm(first, { recursive: true, force: true });
    else
      for (const name of new Set([...files.keys()].map((path) => path.split("/")[0] ?? path)))
        await rm(join(target, name), { recursive: true, force: true });
    throw error;
  }
}
