/** Folders of the docs of a set and a version in the content folder, and the meaning of paths in a frozen copy of docs. */
import { posix } from "node:path";
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import type { SourceFile } from "./source-file.ts";

/** A version of a set of docs, by their names. */
export type DocsVersionRef = { set: string; version: string };

/** Folder of docs: `en/docs`, `fr/versions/1.0`; of the set `api` `en/api`, `fr/versions-api/1.0`. */
export function docsFolder(locale: string, { set, version }: DocsVersionRef): string {
  return version === CURRENT_VERSION ? `${locale}/${set}` : `${locale}/${versionsFolder(set)}/${version}`;
}

/** Folder of the frozen versions of a set, in a locale and for the sidebars. */
export function versionsFolder(set: string): string {
  return `versions${suffix(set)}`;
}

/** `sidebars.yml`, `versions/1.0/sidebars.yml`; of the set `api` `sidebars-api.yml`, `versions-api/1.0/sidebars.yml`. */
export function sidebarsFile({ set, version }: DocsVersionRef): string {
  return version === CURRENT_VERSION
    ? `sidebars${suffix(set)}.yml`
    : `${versionsFolder(set)}/${version}/sidebars.yml`;
}

function suffix(set: string): string {
  return set === MAIN_DOCS ? "" : `-${set}`;
}

/** The set and the version that a file of docs belongs to. */
export function docsOfFile({ set, version }: Pick<SourceFile, "set" | "version">): DocsVersionRef {
  return { set: set ?? MAIN_DOCS, version: version ?? CURRENT_VERSION };
}

/** Folder of the docs that a source file belongs to: `en/docs`, `en/versions/1.0`. */
export function docsFolderOf(source: string): string {
  return source
    .split("/")
    .slice(0, isFrozen(source) ? 3 : 2)
    .join("/");
}

/** `en/docs/x.md` as a page of the version 1.0 means it: `en/versions/1.0/x.md`. */
export function sourceInVersion(target: string, source: string): string {
  const current = `${currentFolder(source)}/`;
  return target.startsWith(current) ? `${docsFolderOf(source)}/${target.slice(current.length)}` : target;
}

/** File that a relative path leads to; one that leaves the version is read as if the page still stood in the current docs. */
export function besideInVersion(path: string, source: string, isThere: (file: string) => boolean): string {
  const literally = posix.join(posix.dirname(source), path);
  if (!isFrozen(source)) return literally;
  const folder = docsFolderOf(source);
  if (literally.startsWith(`${folder}/`) || isThere(literally)) return literally;
  const before = currentFolder(source) + source.slice(folder.length);
  return posix.join(posix.dirname(before), path);
}

const frozen = /^([^/]*)\/versions(?:-([^/]+))?\//;

export function isFrozen(source: string): boolean {
  return frozen.test(source);
}

/** `en/versions/1.0/x.md` → `en/docs`: the folder that a frozen file was copied from; else its own. */
function currentFolder(source: string): string {
  const [, locale, set = MAIN_DOCS] = frozen.exec(source) ?? [];
  return locale === undefined ? docsFolderOf(source) : `${locale}/${set}`;
}
