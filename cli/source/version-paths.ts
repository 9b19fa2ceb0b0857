/** Paths in a frozen copy of `docs/`, which means by them what `docs/` meant. */
import { posix } from "node:path";

/** Folder of the docs that a source file belongs to: `en/docs`, `en/versions/1.0`. */
export function docsFolder(source: string): string {
  const parts = source.split("/");
  return parts.slice(0, parts[1] === "versions" ? 3 : 2).join("/");
}

/** `en/docs/x.md` as a page of the version 1.0 means it: `en/versions/1.0/x.md`. */
export function sourceInVersion(target: string, source: string): string {
  const folder = docsFolder(source);
  const docs = `${source.split("/")[0]}/docs/`;
  return target.startsWith(docs) ? `${folder}/${target.slice(docs.length)}` : target;
}

/** File that a relative path leads to; one that leaves the version is read as if the page still stood in `docs/`. */
export function besideInVersion(path: string, source: string, isThere: (file: string) => boolean): string {
  const literally = posix.join(posix.dirname(source), path);
  if (!isFrozen(source)) return literally;
  const folder = docsFolder(source);
  if (literally.startsWith(`${folder}/`) || isThere(literally)) return literally;
  const before = `${source.split("/")[0]}/docs${source.slice(folder.length)}`;
  return posix.join(posix.dirname(before), path);
}

const frozen = /^[^/]*\/versions\//;

export function isFrozen(source: string): boolean {
  return frozen.test(source);
}
