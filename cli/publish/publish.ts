/**
 * Output[] → the output folder. Everything that changed is rendered into a staging folder first; then files move into
 * place in an order that leaves a readable site at any moment: what others refer to first, deletions last. The record
 * names every file before it appears, so that the next run repairs what a killed one left.
 */
import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { ownValue } from "../../schema/own-value.ts";
import { HASHED_FOLDER } from "../../schema/paths.ts";
import type { Output } from "../emit/output.ts";
import type { Finding } from "../report/finding.ts";
import { parentFolders } from "../site/parent-folders.ts";
import { entryAt, isLink } from "../source/entry-at.ts";
import { deletedFirst } from "./deleted-first.ts";
import { filesInTheWay, removeEmptyFolder } from "./files-in-the-way.ts";
import {
  hasRecord,
  RECORD_FILE,
  type RecordedFile,
  readRecord,
  recordedFile,
  recordText,
  type SiteRecord,
} from "./record.ts";
import { type RenderFailure, renderOutputs } from "./render-outputs.ts";
import type { Writer } from "./writer.ts";

export type Published = { written: string[]; deleted: string[] };
/** Why nothing was written. */
type Refused = { failures: RenderFailure[]; obstacles: Finding[] };

const STAGING = ".twsite-staging";
/** Files that others refer to come first. */
const phases: readonly Output["phase"][] = ["data", "document", "manifest"];

type PublishInputs = {
  outputs: readonly Output[];
  folder: string;
  mark: Pick<SiteRecord, "version" | "base">;
  write: Writer;
  onProgress?: ((done: number, total: number) => void) | undefined;
};

export async function publish({
  outputs,
  folder,
  mark,
  write,
  onProgress,
}: PublishInputs): Promise<Published | Refused> {
  const found = readRecord(folder);
  const isDamaged = found === "damaged";
  const old: SiteRecord["files"] = found === undefined || isDamaged ? {} : found.files;
  // Another version may render the same input otherwise.
  const isOfVersion = !isDamaged && found?.version === mark.version;
  const changed = outputs.filter(
    ({ path, key }) => !isOfVersion || !isCurrent(`${folder}/${path}`, ownValue(old, path), key),
  );
  const wanted = new Set(outputs.map(({ path }) => path));
  const deleted = isDamaged
    ? orphanedFiles(folder, wanted)
    : Object.keys(old).filter((path) => !wanted.has(path));
  const isSame = changed.length === 0 && deleted.length === 0;
  if (isSame && isOfVersion && found.base === mark.base) {
    rmSync(join(folder, STAGING), { recursive: true, force: true });
    return { written: [], deleted: [] };
  }
  return replaceOutputs(
    {
      changed,
      deleted,
      wanted,
      recordWith: (entries) => recordText({ generator: "twsite", ...mark, files: withEntries(old, entries) }),
    },
    { folder, write, onProgress },
  );
}

/** Entries that replace those of the record, by path; undefined for a file that is deleted. */
type RecordEntries = ReadonlyMap<string, RecordedFile | undefined>;

function withEntries(old: SiteRecord["files"], entries: RecordEntries): SiteRecord["files"] {
  const files = new Map(Object.entries(old));
  for (const [path, entry] of entries) {
    if (entry) files.set(path, entry);
    else files.delete(path);
  }
  return Object.fromEntries(files);
}

type ChangedFiles = {
  changed: readonly Output[];
  deleted: readonly string[];
  /** Paths of all files that the site will have. */
  wanted: ReadonlySet<string>;
  /** The text of the record, with these entries instead of its entries for the same files. */
  recordWith: (entries: RecordEntries) => string;
};

/** Writes changed files, deletes old ones, and leaves every other file alone. If an output cannot be rendered, nothing changes. */
async function replaceOutputs(
  { changed, deleted, wanted, recordWith }: ChangedFiles,
  { folder, write, onProgress }: Pick<PublishInputs, "folder" | "write" | "onProgress">,
): Promise<Published | Refused> {
  const linkAbove = linksIn(folder);
  for (const { path } of changed) {
    const link = linkAbove(path);
    if (link !== undefined) return { failures: [], obstacles: [linkInTheWay(folder, link)] };
  }
  const staging = join(folder, STAGING);
  rmSync(staging, { recursive: true, force: true });
  try {
    const paths = changed.map(({ path }) => path);
    const obstacles = filesInTheWay(folder, paths, new Set(deleted));
    if (obstacles.length > 0) return { failures: [], obstacles };
    mkdirSync(staging, { recursive: true });
    const { sizes, failures } = await renderOutputs(changed, staging, write, onProgress);
    if (failures.length > 0) return { failures, obstacles };
    const first = deletedFirst(deleted, wanted);
    makeFolders(folder, paths, first);
    const writeRecord = (entries: RecordEntries) => {
      const draft = join(staging, "record");
      writeFileSync(draft, recordWith(entries));
      // Anything else under this name, such as a folder, is removed.
      if (!hasRecord(folder)) rmSync(join(folder, RECORD_FILE), { recursive: true, force: true });
      renameSync(draft, join(folder, RECORD_FILE));
    };
    writeRecord(new Map([...deleted, ...paths].map((path) => [path, ["", 0]])));

    for (const path of first) remove(folder, path, linkAbove);
    for (const phase of phases) {
      changed.forEach((output, index) => {
        if (output.phase === phase) moveInto(join(staging, String(index)), join(folder, output.path));
      });
    }
    for (const path of deleted) if (!first.has(path)) remove(folder, path, linkAbove);
    writeRecord(
      new Map([
        ...deleted.map((path): [string, undefined] => [path, undefined]),
        ...changed.map((output, index): [string, RecordedFile] => [
          output.path,
          recordedFile(output, sizes[index] ?? 0),
        ]),
      ]),
    );
    return { written: paths, deleted: [...deleted] };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** A file is current if the record has its key and it is still there with the size that was written. */
function isCurrent(file: string, recorded: RecordedFile | undefined, key: string): boolean {
  const found = recorded?.[0] === key ? entryAt(file) : undefined;
  return found?.isFile() === true && found.size === recorded?.[1];
}

/** Before anything is moved, so that a disk which is full leaves the site as it was. Those below `files` come later. */
function makeFolders(folder: string, paths: readonly string[], files: ReadonlySet<string>): void {
  const needed = new Set(paths.map((path) => dirname(path)));
  const made: string[] = [];
  try {
    for (const path of needed) {
      if ([path, ...parentFolders(path)].some((above) => files.has(above))) continue;
      const first = mkdirSync(join(folder, path), { recursive: true });
      if (first !== undefined) made.push(first);
    }
  } catch (error) {
    for (const path of made.reverse()) removeEmptyFolder(path);
    throw error;
  }
}

function moveInto(draft: string, file: string): void {
  try {
    renameSync(draft, file);
  } catch {
    // The folder may be missing because a file had its name, or an empty folder may have the name of the file.
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) removeEmptyFolder(file);
    mkdirSync(dirname(file), { recursive: true });
    renameSync(draft, file);
  }
}

/** Removes a file and the folders that it leaves empty. A folder that is there by now is not ours, nor is what is behind a link. */
function remove(folder: string, path: string, linkAbove: LinkAbove): void {
  if (linkAbove(path) !== undefined) return;
  if (entryAt(join(folder, path))?.isDirectory() === false) rmSync(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}

/** The first link among the folders around a path in `folder`, from the folder on; undefined where there is none. */
type LinkAbove = (path: string) => string | undefined;

/** Symbolic links below the output folder, which are never followed, because their targets do not belong to the site. Each folder is checked once. */
function linksIn(folder: string): LinkAbove {
  const known = new Map<string, string | undefined>([[".", undefined]]);
  const linkAt = (path: string): string | undefined => {
    if (known.has(path)) return known.get(path);
    const link = linkAt(dirname(path)) ?? (isLink(join(folder, path)) ? path : undefined);
    known.set(path, link);
    return link;
  };
  return (path) => linkAt(dirname(path));
}

function linkInTheWay(folder: string, link: string): Finding {
  return {
    rule: "output-is-ours",
    file: "",
    folder: join(folder, link),
    message: "this symbolic link is where the site needs a folder, and is not followed",
    expected: "no link inside the output folder; --out names another place for the whole site",
  };
}

/** Folders in which only this tool writes. */
const ownFolders = ["data", HASHED_FOLDER];

/** Files of the site that a damaged record no longer names: the files in the tool's own folders show which pages existed. */
function orphanedFiles(folder: string, wanted: ReadonlySet<string>): string[] {
  const own = ownFolders.flatMap((name) =>
    filesBelow(join(folder, name)).map((file) => slashed(relative(folder, file))),
  );
  const orphans = own.filter((path) => !wanted.has(path));
  const documents = orphans
    .flatMap(documentsOf)
    .filter((path) => !wanted.has(path) && entryAt(join(folder, path))?.isFile());
  return [...new Set([...orphans, ...documents])];
}

/** `data/docs/x.json` → the files that the page `/docs/x` had, and those of the folders around it. */
function documentsOf(path: string): string[] {
  const route = /^data\/(.+)\.json$/.exec(path)?.[1];
  if (route === undefined) return [];
  const around: string[] = [];
  for (let above = posix.dirname(route); above !== "."; above = posix.dirname(above))
    around.push(`${above}/index.html`);
  return [`${route}/index.html`, `${route}.html`, `${route}.md`, ...around];
}

/** Files below a folder, without those behind links. */
function filesBelow(folder: string): string[] {
  try {
    if (!lstatSync(folder).isDirectory()) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    );
  } catch {
    return [];
  }
}

function slashed(path: string): string {
  return path.replaceAll(sep, "/");
}
