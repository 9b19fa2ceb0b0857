/** Inputs of a run: its options, and time and size of every file of the content folder. Nothing is read. */
import { readdirSync, type Stats } from "node:fs";
import { workOn } from "../../cache/threads/threads.ts";
import { contentHash } from "../../source/content-hash.ts";
import { isLink } from "../../source/entry-at.ts";
import { refusedFile } from "../../source/entry-kind.ts";
import { type FileStamp, unknownStamp } from "../../source/file-stamp.ts";
import { isHiddenPage, isIgnored } from "../../source/ignored-names.ts";
import { staysInside } from "../../source/read-inside.ts";
import { realPath } from "../../source/real-path.ts";
import { stampOf } from "../../source/stamp.ts";
import { type FileList, folderItem, isSameList, pathsIn } from "./file-list.ts";

export type Inputs = {
  /** Hash of the options. */
  settings: string;
  files: FileList;
  /** Time and size of each file, in turn. */
  stamps: Float64Array;
};

/** `settings` is plain JSON. */
export function inputsOf(contentFolder: string, settings: unknown): Inputs {
  const files: string[] = [];
  const stamps: number[] = [];
  const root = realPath(contentFolder);
  /** Targets of links, each of which is read once: folders may link to each other. */
  const linked = new Set([root]);
  const walk = (folder: string, path: string): void => {
    const names: string[] = [];
    const folders: string[] = [];
    const add = (name: string, { mtimeMs, size }: FileStamp): void => {
      names.push(name);
      stamps.push(mtimeMs, size);
    };
    const entries = entriesOf(folder);
    // A folder that cannot be read counts as changed.
    if (!entries) add(".", unknownStamp);
    for (const name of entries ?? []) {
      const inner = path === "" ? name : `${path}/${name}`;
      if (isIgnored(inner, name) && !isHiddenPage(name)) continue;
      const file = `${folder}/${name}`;
      const found = stampOf(file);
      const isFolder = found?.isDirectory() === true;
      if (isFolder && !isLink(file)) {
        folders.push(name);
        continue;
      }
      add(name, found && refusedFile(contentFolder, inner, found) ? unknownStamp : stampIn(found));
      // A folder behind a link may not be reachable by another name.
      const real = isFolder && staysInside(root, file) ? realPath(file) : undefined;
      if (real === undefined || linked.has(real)) continue;
      linked.add(real);
      folders.push(name);
    }
    if (names.length > 0) files.push(folderItem(path, names));
    for (const name of folders) walk(`${folder}/${name}`, path === "" ? name : `${path}/${name}`);
  };
  walk(contentFolder, "");
  return { settings: contentHash(JSON.stringify(settings)), files, stamps: Float64Array.from(stamps) };
}

/** The work on all pages. */
export function workOnPages({ files, stamps }: Inputs): number {
  let [place, pages, bytes] = [0, 0, 0];
  for (const path of pathsIn(files)) {
    const size = stamps[2 * place++ + 1] ?? 0;
    if (!path.endsWith(".md")) continue;
    pages++;
    bytes += size;
  }
  return workOn(pages, bytes);
}

/** The names in order; undefined for a folder that cannot be read, which is reported when pages are looked for. */
function entriesOf(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort();
  } catch {
    return undefined;
  }
}

function stampIn(found: Stats | undefined): FileStamp {
  return { mtimeMs: found?.mtimeMs ?? 0, size: found?.size ?? 0 };
}

/** False also where a stamp is not known, because such a stamp is not equal to itself. */
export function isSameInput(before: Inputs, after: Inputs): boolean {
  return (
    before.settings === after.settings &&
    isSameList(before.files, after.files) &&
    after.stamps.every((number, place) => number === before.stamps[place])
  );
}
