/** List of files by folder. Tens of thousands are read and compared as a few long texts, and named one by one only where one is looked for. */

/** Each item is a folder, and behind it the names in it: `docs/start`, `one.md`, `two.md`, with a zero character between them. */
export type FileList = readonly string[];

/** No name has this character. */
const between = "\0";

/** A folder that is there for a document alone is part of its name: `docs/start`, `one/index.html`. */
export const DOCUMENT = "/index.html";

/** `paths` have `/`; those of a folder stay in their order. */
export function fileList(paths: readonly string[]): FileList {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const end = path.lastIndexOf("/", path.length - (path.endsWith(DOCUMENT) ? DOCUMENT.length + 1 : 0));
    const folder = end < 0 ? "" : path.slice(0, end);
    const names = folders.get(folder);
    if (names) names.push(path.slice(end + 1));
    else folders.set(folder, [path.slice(end + 1)]);
  }
  return [...folders].map(([folder, names]) => folderItem(folder, names));
}

export function folderItem(folder: string, names: readonly string[]): string {
  return [folder, ...names].join(between);
}

export function* foldersIn(list: FileList): Generator<{ folder: string; names: string[] }> {
  for (const item of list) {
    const [folder = "", ...names] = item.split(between);
    yield { folder, names };
  }
}

/** The paths of the files, in the order of the list. */
export function* pathsIn(list: FileList): Generator<string> {
  for (const { folder, names } of foldersIn(list)) for (const name of names) yield pathOf(folder, name);
}

function pathOf(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

export function isSameList(one: FileList, other: FileList): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

export function listText(list: FileList): string {
  return list.join(between + between);
}

export function listIn(text: string): FileList {
  return text === "" ? [] : text.split(between + between);
}
