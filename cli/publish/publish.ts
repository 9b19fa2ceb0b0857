/**
 * Output[] → the output folder. Everything that changed is rendered into a staging folder first; then files move into
 * place in an order that leaves a readable site at any moment: what others refer to first, deletions last. The record
 * names every file before it appears, so that the next run repairs what a killed one left.
 */
import { lstatSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Output } from "../emit/output.ts";
import type { PageJob } from "../emit/page-job.ts";
import type { Finding } from "../report/finding.ts";
import { foldersAround, foldersOf } from "../site/folders-of.ts";
import { type LinkAbove, linkInTheWay, linksIn } from "./links-inside.ts";
import { orphansIn } from "./orphans.ts";
import type { PageWriter } from "./page-writer.ts";
import { hasRecord, RECORD_FILE, readRecord, recordText, type SiteRecord } from "./record.ts";
import type { PageRequest } from "./write-page.ts";

export type Published = { written: string[]; deleted: string[] };
/** What kept everything from being written. */
export type Refused = { refused: Finding };

const STAGING = ".twsite-staging";
/** What others refer to comes first. */
const phases: readonly Output["phase"][] = ["data", "document", "manifest"];

export async function publish(
  outputs: readonly Output[],
  folder: string,
  mark: Pick<SiteRecord, "version" | "base">,
  writePages: PageWriter,
  onProgress?: (done: number, total: number) => void,
): Promise<Published | Refused> {
  const found = readRecord(folder);
  const isDamaged = found === "damaged";
  const old: SiteRecord["files"] = found === undefined || isDamaged ? {} : found.files;
  // Another version may render the same input otherwise.
  const isOfVersion = !isDamaged && found?.version === mark.version;
  const changed = outputs.filter(
    ({ path, key }) => !isOfVersion || !isCurrent(`${folder}/${path}`, old[path], key),
  );
  const wanted = new Set(outputs.map(({ path }) => path));
  const deleted = isDamaged
    ? orphansIn(folder, wanted)
    : Object.keys(old).filter((path) => !wanted.has(path));
  const isSame = changed.length === 0 && deleted.length === 0;
  if (isSame && isOfVersion && found.base === mark.base) {
    rmSync(join(folder, STAGING), { recursive: true, force: true });
    return { written: [], deleted: [] };
  }
  return replaceFiles({ changed, deleted, wanted, old }, folder, mark, writePages, onProgress);
}

export type Changes = {
  changed: readonly Output[];
  deleted: readonly string[];
  /** Paths of all files that the site will have; of no interest where none is deleted. */
  wanted: ReadonlySet<string>;
  /** What the record says of the files that are there. */
  old: SiteRecord["files"];
};

/** Writes what changed, deletes what is gone, and leaves every other file alone. */
export async function replaceFiles(
  { changed, deleted, wanted, old }: Changes,
  folder: string,
  mark: Pick<SiteRecord, "version" | "base">,
  writePages: PageWriter,
  onProgress?: (done: number, total: number) => void,
): Promise<Published | Refused> {
  const linkAbove = linksIn(folder);
  for (const { path } of changed) {
    const link = linkAbove(path);
    if (link !== undefined) return { refused: linkInTheWay(folder, link) };
  }
  const staging = join(folder, STAGING);
  rmSync(staging, { recursive: true, force: true });
  try {
    const files: SiteRecord["files"] = { ...old };
    const sizes = await stage(changed, staging, writePages, onProgress);
    for (const path of deleted) files[path] ??= ["", 0];
    for (const { path } of changed) files[path] = ["", 0];
    const writeRecord = () => {
      const draft = join(staging, "record");
      writeFileSync(draft, recordText({ generator: "twsite", ...mark, files }));
      // What has taken its place, such as a folder, is not a record.
      if (!hasRecord(folder)) rmSync(join(folder, RECORD_FILE), { recursive: true, force: true });
      renameSync(draft, join(folder, RECORD_FILE));
    };
    writeRecord();

    const first = inTheWay(deleted, wanted);
    for (const path of first) remove(folder, path, linkAbove);
    for (const phase of phases) {
      changed.forEach((output, index) => {
        if (output.phase === phase) moveInto(join(staging, String(index)), join(folder, output.path));
      });
    }
    for (const path of deleted) if (!first.has(path)) remove(folder, path, linkAbove);
    changed.forEach(({ path, key }, index) => {
      files[path] = [key, sizes[index] ?? 0];
    });
    for (const path of deleted) delete files[path];
    writeRecord();
    return { written: changed.map(({ path }) => path), deleted: [...deleted] };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** A file is current if the record has its key and it is still there with the size that was written. */
function isCurrent(file: string, recorded: [string, number] | undefined, key: string): boolean {
  if (recorded?.[0] !== key) return false;
  try {
    const stamp = lstatSync(file);
    return stamp.size === recorded[1] && stamp.isFile();
  } catch {
    return false;
  }
}

/** Files that go before others come: one stands where a folder will be or the reverse, or differs only in case. */
function inTheWay(deleted: readonly string[], wanted: ReadonlySet<string>): Set<string> {
  if (deleted.length === 0) return new Set();
  const files = new Set([...wanted].map((path) => path.toLowerCase()));
  const folders = foldersAround(files);
  return new Set(
    deleted.filter((path) => {
      const key = path.toLowerCase();
      return files.has(key) || folders.has(key) || foldersOf(key).some((folder) => files.has(folder));
    }),
  );
}

/** Renders into files named by their place in `outputs`; returns their sizes. The parts of a page are made together. */
async function stage(
  outputs: readonly Output[],
  staging: string,
  writePages: PageWriter,
  onProgress?: (done: number, total: number) => void,
): Promise<number[]> {
  mkdirSync(staging, { recursive: true });
  const sizes: number[] = [];
  let done = 0;
  const finish = (place: number, size: number) => {
    sizes[place] = size;
    onProgress?.(++done, outputs.length);
  };
  const requests = new Map<PageJob, { parts: PageRequest["parts"]; places: number[] }>();
  for (const [place, { content }] of outputs.entries()) {
    if (typeof content === "function") {
      const made = await content();
      const bytes = typeof made === "string" ? Buffer.from(made) : made;
      writeFileSync(join(staging, String(place)), bytes);
      finish(place, bytes.length);
      continue;
    }
    const request = requests.get(content.page) ?? { parts: [], places: [] };
    request.parts.push({ part: content.part, file: String(place) });
    request.places.push(place);
    requests.set(content.page, request);
  }
  const all = [...requests].map(([page, { parts, places }]) => ({ page, parts, places }));
  await writePages(
    all.map(({ page, parts }) => ({ page, parts })),
    staging,
    (index, own) => {
      all[index]?.places.forEach((place, part) => {
        finish(place, own[part] ?? 0);
      });
    },
  );
  return sizes;
}

function moveInto(draft: string, file: string): void {
  try {
    renameSync(draft, file);
  } catch {
    // The folder is new.
    mkdirSync(dirname(file), { recursive: true });
    renameSync(draft, file);
  }
}

/** Removes a file and the folders that it leaves empty. A folder that stands there by now is not ours, nor is what is behind a link. */
function remove(folder: string, path: string, linkAbove: LinkAbove): void {
  if (linkAbove(path) !== undefined) return;
  if (isFile(join(folder, path))) rmSync(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}

function isFile(path: string): boolean {
  try {
    return !lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}
