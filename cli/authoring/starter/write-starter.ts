/** Writes a new site into an empty folder: all of it, or nothing. */
import { accessSync, constants, readdirSync } from "node:fs";
import { join } from "node:path";
import { whyUnwritable } from "../../source/make-folder.ts";
import { stampOf } from "../../source/stamp.ts";
import { allOrNothing } from "./all-or-nothing.ts";

/** An empty name means the working folder, which `stat` calls `.`. */
export function orHere(folder: string): string {
  return folder === "" ? "." : folder;
}

/** Why nothing can be written there, and what to do; undefined for an empty folder, and for a new one. */
export function notEmpty(folder: string): string | undefined {
  const another = "name a new or empty folder";
  const stamp = stampOf(folder);
  if (stamp && !stamp.isDirectory()) return `is not a folder; ${another}`;
  if (stamp && isLocked(folder)) return `cannot be read; ${another}`;
  if (stamp && readdirSync(folder).length > 0) return `is not empty; ${another}`;
  const reason = whyUnwritable(folder);
  return reason === undefined ? undefined : `cannot be written: ${reason}; name another folder`;
}

function isLocked(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK);
    return false;
  } catch {
    return true;
  }
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
