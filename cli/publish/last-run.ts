/**
 * What the last compile started from and left behind: when both are as they were, there is nothing to do, and a site of
 * thousands of pages says so without being put together.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { writeCache } from "../compile/cache-folder.ts";
import type { Finding } from "../report/finding.ts";
import { contentHash } from "../source/content-hash.ts";
import type { FileStamp } from "../source/discover.ts";
import { RECORD_FILE, type SiteRecord } from "./record.ts";

const LastRunSchema = z.object({
  /** Everything that a run depends on. */
  inputs: z.object({
    /** Hash of the options. */
    settings: z.string(),
    /** Time and size of every file of the content folder, by path; not looked through, as there are thousands. */
    stamps: z.custom<Record<string, FileStamp>>((stamps) => typeof stamps === "object" && stamps !== null),
  }),
  /** Hash of the output folder's record. */
  record: z.string(),
  findings: z.custom<Finding[]>(Array.isArray),
  routes: z.number(),
  /** The commit whose dates the site shows; undefined where it shows none. */
  commit: z.string().optional(),
});
export type LastRun = z.infer<typeof LastRunSchema>;
export type Inputs = LastRun["inputs"];

/** `settings` is plain JSON. */
export function inputsOf(contentFolder: string, settings: unknown): Inputs {
  const stamps: Inputs["stamps"] = {};
  const walk = (folder: string, above: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(file, `${above}${entry.name}/`);
      else {
        const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
        stamps[above + entry.name] = { mtimeMs, size };
      }
    }
  };
  walk(contentFolder, "");
  return { settings: contentHash(JSON.stringify(settings)), stamps };
}

/** The files whose stamps differ; undefined where files came or went, or the options are others. */
export function changedFiles(before: Inputs, after: Inputs): string[] | undefined {
  if (before.settings !== after.settings) return undefined;
  const paths = Object.keys(after.stamps);
  const isSameSet =
    paths.length === Object.keys(before.stamps).length &&
    paths.every((path) => before.stamps[path] !== undefined);
  if (!isSameSet) return undefined;
  return paths.filter((path) => {
    const [old, now] = [before.stamps[path], after.stamps[path]];
    return old?.mtimeMs !== now?.mtimeMs || old?.size !== now?.size;
  });
}

/** Undefined where there is none, or it is damaged. */
export function readLastRun(file: string): LastRun | undefined {
  try {
    return LastRunSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** The files of the site, if the record is the one that `run` left and each file is still there with its size. */
export function filesAsLeft({ record }: LastRun, outFolder: string): SiteRecord["files"] | undefined {
  try {
    const text = readFileSync(join(outFolder, RECORD_FILE), "utf8");
    if (contentHash(text) !== record) return undefined;
    const { files }: SiteRecord = JSON.parse(text);
    const isWhole = Object.entries(files).every(
      ([path, [, size]]) => statSync(`${outFolder}/${path}`, { throwIfNoEntry: false })?.size === size,
    );
    return isWhole ? files : undefined;
  } catch {
    return undefined;
  }
}

/** The hash of the output folder's record. Throws where there is none. */
export function recordHash(outFolder: string): string {
  return contentHash(readFileSync(join(outFolder, RECORD_FILE), "utf8"));
}

export function writeLastRun(file: string, run: LastRun): void {
  writeCache(file, JSON.stringify(run));
}
