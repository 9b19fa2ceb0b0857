/**
 * What the last compile started from and left behind: when both are as they were, there is nothing to do, and a site of
 * thousands of pages says so without being put together.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Finding } from "../report/finding.ts";
import { contentHash } from "../source/content-hash.ts";
import { RECORD_FILE } from "./record.ts";

export type LastRun = {
  /** Hash of everything that the run depended on. */
  inputs: string;
  /** Hash of the output folder's record. */
  record: string;
  findings: Finding[];
  routes: number;
  /** The commit whose dates the site shows; undefined where it shows none. */
  commit?: string | undefined;
};

/** Hash of `settings` (plain JSON) and of the name, time and size of every file of the content folder. */
export function inputsOf(contentFolder: string, settings: unknown): string {
  const stamps: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else {
        const stamp = statSync(path, { throwIfNoEntry: false });
        stamps.push(`${path} ${stamp?.mtimeMs} ${stamp?.size}`);
      }
    }
  };
  walk(contentFolder);
  return contentHash(JSON.stringify([settings, stamps.sort()]));
}

/** The last run, if it started from `inputs` and every file that it wrote is still there with its size. */
export function lastRunOf(file: string, inputs: string, outFolder: string): LastRun | undefined {
  try {
    const run: LastRun = JSON.parse(readFileSync(file, "utf8"));
    if (run.inputs !== inputs) return undefined;
    const record = readFileSync(join(outFolder, RECORD_FILE), "utf8");
    if (contentHash(record) !== run.record) return undefined;
    const files: [string, [string, number]][] = Object.entries(JSON.parse(record).files);
    const isWhole = files.every(
      ([path, [, size]]) => statSync(`${outFolder}/${path}`, { throwIfNoEntry: false })?.size === size,
    );
    return isWhole ? run : undefined;
  } catch {
    return undefined;
  }
}

/** Saves time and nothing else: where it cannot be written, the next run finds out for itself that nothing changed. */
export function writeLastRun(file: string, outFolder: string, run: Omit<LastRun, "record">): void {
  const draft = `${file}.${process.pid}`;
  try {
    const record = contentHash(readFileSync(join(outFolder, RECORD_FILE), "utf8"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify({ ...run, record } satisfies LastRun));
    renameSync(draft, file);
  } catch {
    return;
  }
}
