/** The folder of the cache, which saves time and nothing else: a run without one is only slower. */
import { accessSync, constants, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where in the cache the contents stand. */
export function contentFolderOf(cacheFolder: string): string {
  return join(cacheFolder, "content");
}

export function pageIndexOf(cacheFolder: string): string {
  return join(cacheFolder, "pages.json");
}

export function assetIndexOf(cacheFolder: string): string {
  return join(cacheFolder, "assets.json");
}

/** What the last run started from and left behind. */
export function lastRunIn(cacheFolder: string): string {
  return join(cacheFolder, "last-run.json");
}

/** What the last run emitted. */
export function emittedIn(cacheFolder: string): string {
  return join(cacheFolder, "emitted.json");
}

/** The folder, made if need be; undefined where it cannot be written. */
export function usableCache(cacheFolder: string | undefined): string | undefined {
  if (cacheFolder === undefined) return undefined;
  try {
    const contents = contentFolderOf(cacheFolder);
    mkdirSync(contents, { recursive: true });
    accessSync(contents, constants.W_OK | constants.X_OK);
    return cacheFolder;
  } catch {
    return undefined;
  }
}

/** Writes a file of the cache whole, so that a reader finds the old or the new one. */
export function writeCache(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** The cache saves time and nothing else: where it cannot be written, the next run is slower. */
export function savingTime(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}

/** The next run compiles every file again; contents that another run may be reading stay. */
export function forgetPages(cacheFolder: string): void {
  rmSync(pageIndexOf(cacheFolder), { force: true });
}
