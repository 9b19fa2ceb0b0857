/** A compiled site that is kept in a folder: made aside and moved into place, so that whoever finds it finds it whole. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readRecord } from "../../publish/record.ts";
import { entryAt } from "../../source/entry-at.ts";

/** Writes the site into a folder that is not there yet. */
export type CompileInto = (folder: string) => Promise<void>;

const UNFINISHED = ".unfinished-";
const oldMs = 60 * 60 * 1000;

/** The site's folder, `name` in `parent`; compiled where it is missing or incomplete. Rejects where it cannot be written. */
export async function keptSite(parent: string, name: string, compile: CompileInto): Promise<string> {
  const folder = join(parent, name);
  if (isWhole(folder)) return folder;
  mkdirSync(parent, { recursive: true });
  removeUnfinished(parent);
  const aside = mkdtempSync(join(parent, UNFINISHED));
  try {
    await compile(join(aside, "site"));
    // Another process may have put it in place meanwhile.
    if (isWhole(folder)) return folder;
    rmSync(folder, { recursive: true, force: true });
    moveIntoPlace(join(aside, "site"), folder);
    return folder;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function moveIntoPlace(from: string, folder: string): void {
  try {
    renameSync(from, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  }
}

/** Programs that tidy caches may have removed a part. */
function isWhole(folder: string): boolean {
  const record = readRecord(folder);
  if (record === undefined || record === "damaged") return false;
  return Object.entries(record.files).every(([path, [, size]]) => entryAt(join(folder, path))?.size === size);
}

/** What a process left that was killed; one that still works is younger. */
function removeUnfinished(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(UNFINISHED))) {
    const made = entryAt(join(parent, name))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - made > oldMs) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
