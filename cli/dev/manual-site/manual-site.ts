/** The compiled manual of the installed version: in the user's cache folder, or in a temporary one where that cannot be written. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { readRecord } from "../../publish/record.ts";
import { causeOf } from "../../report/failure.ts";
import { reasonOf } from "../../report/reason-of.ts";
import { isSystemError, systemReason } from "../../report/system-reason.ts";
import { entryAt } from "../../source/entry-at.ts";

type ManualSite = {
  folder: string;
  /** Why it is not kept for the next call. */
  problem?: string;
  /** Removes the folder, if it is temporary. */
  close(): void;
};

/** `cache`: the user's folder of caches; undefined where there is none. `name`: of this version of the manual. */
export async function manualSite(
  cache: string | undefined,
  name: string,
  compile: CompileInto,
): Promise<ManualSite> {
  let problem = "the user has no cache folder";
  if (cache !== undefined)
    try {
      return { folder: await keptSite(join(cache, "twsite"), name, compile), close: () => {} };
    } catch (error) {
      const cause = causeOf(error);
      problem = `${cache}: ${isSystemError(cause) ? systemReason(cause) : reasonOf(cause)}`;
    }
  const temporary = mkdtempSync(join(tmpdir(), "twsite-manual-"));
  const close = (): void => rmSync(temporary, { recursive: true, force: true });
  try {
    await compile(join(temporary, "site"));
  } catch (error) {
    close();
    throw error;
  }
  return { folder: join(temporary, "site"), problem, close };
}

/** The name of the compiled manual, such as `0.1.0-2f6a…`. It changes with each input of the manual. */
export function manualName(
  manual: string,
  { release, version }: { release: string; version: string },
): string {
  const hash = createHash("sha256").update(version);
  const paths = readdirSync(manual, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(manual, join(parentPath, name)))
    .sort();
  for (const path of paths) {
    const bytes = readFileSync(join(manual, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return `manual-${release}-${hash.digest("hex").slice(0, 12)}`;
}

/** Writes the site into a new folder. */
type CompileInto = (folder: string) => Promise<void>;

const UNFINISHED = ".unfinished-";
const oldMs = 60 * 60 * 1000;

/**
 * Returns the folder of the compiled site, `name` in `parent`. A missing or incomplete site is compiled elsewhere and moved into place,
 * so that other processes never find a part of it. Rejects if the folder cannot be written.
 */
async function keptSite(parent: string, name: string, compile: CompileInto): Promise<string> {
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

/** Removes the folders of processes that were killed. The folder of a process that still runs is younger. */
function removeUnfinished(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(UNFINISHED))) {
    const made = entryAt(join(parent, name))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - made > oldMs) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
