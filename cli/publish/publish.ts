/**
 * Output[] → the output folder. Everything that changed is rendered into a staging folder first; then files move into
 * place in an order that leaves a readable site at any moment: what others refer to first, deletions last. The record
 * names every file before it appears, so that the next run repairs what a killed one left.
 */
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Output } from "../emit/output.ts";
import type { PageJob } from "../emit/page-job.ts";
import type { PageRequest, PageWriter } from "./page-writer.ts";
import { RECORD_FILE, readRecord, recordText, type SiteRecord } from "./record.ts";

export type Published = { written: string[]; deleted: string[] };

const STAGING = ".twsite-staging";
const phases: readonly Output["phase"][] = ["data", "document", "manifest"];

/** True where `folder` is ours to write: absent, empty, or marked by an earlier run. */
export function isOurs(folder: string): boolean {
  if (readRecord(folder) !== undefined) return true;
  try {
    return readdirSync(folder).every((name) => name.startsWith(".twsite"));
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT";
  }
}

export async function publish(
  outputs: readonly Output[],
  folder: string,
  mark: Pick<SiteRecord, "version" | "base">,
  writePages: PageWriter,
  onProgress?: (done: number, total: number) => void,
): Promise<Published> {
  const found = readRecord(folder);
  const old: SiteRecord["files"] = found === undefined || found === "damaged" ? {} : found.files;
  const staging = join(folder, STAGING);
  rmSync(staging, { recursive: true, force: true });

  const changed = outputs.filter(({ path, key }) => !isCurrent(join(folder, path), old[path], key));
  const wanted = new Set(outputs.map(({ path }) => path));
  const deleted = Object.keys(old).filter((path) => !wanted.has(path));
  const isSame = changed.length === 0 && deleted.length === 0;
  if (isSame && found !== "damaged" && found?.version === mark.version && found.base === mark.base)
    return { written: [], deleted: [] };

  const files: SiteRecord["files"] = { ...old };
  const sizes = await stage(changed, staging, writePages, onProgress);
  for (const { path } of changed) files[path] = ["", 0];
  const writeRecord = (entries: SiteRecord["files"]) => {
    const draft = join(staging, "record");
    writeFileSync(draft, recordText({ generator: "twsite", ...mark, files: entries }));
    renameSync(draft, join(folder, RECORD_FILE));
  };
  writeRecord(files);

  for (const phase of phases) {
    changed.forEach((output, index) => {
      if (output.phase === phase) moveInto(join(staging, String(index)), join(folder, output.path));
    });
  }
  for (const path of deleted) remove(folder, path);
  changed.forEach(({ path, key }, index) => {
    files[path] = [key, sizes[index] ?? 0];
  });
  for (const path of deleted) delete files[path];
  writeRecord(files);
  rmSync(staging, { recursive: true, force: true });
  return { written: changed.map(({ path }) => path), deleted };
}

/** A file is current if the record has its key and it is still there with the size that was written. */
function isCurrent(file: string, recorded: [string, number] | undefined, key: string): boolean {
  if (recorded?.[0] !== key) return false;
  const stamp = statSync(file, { throwIfNoEntry: false });
  return stamp?.size === recorded[1] && stamp.isFile();
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
  await writePages(all.map(({ page, parts }) => ({ page, parts })), staging, (index, own) => {
    all[index]?.places.forEach((place, part) => {
      finish(place, own[part] ?? 0);
    });
  });
  return sizes;
}

function moveInto(draft: string, file: string): void {
  try {
    renameSync(draft, file);
  } catch {
    // The folder is new, or something that is in the way stems from an earlier shape of the site.
    clearWay(dirname(file));
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
    mkdirSync(dirname(file), { recursive: true });
    renameSync(draft, file);
  }
}

/** A file where a folder is needed goes. */
function clearWay(folder: string): void {
  for (let path = folder; ; path = dirname(path)) {
    const stamp = statSync(path, { throwIfNoEntry: false });
    if (stamp?.isDirectory()) return;
    if (stamp) rmSync(path);
    if (path === dirname(path)) return;
  }
}

/** Removes a file and the folders that it leaves empty. */
function remove(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}
