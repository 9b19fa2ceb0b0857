/**
 * Names of files in the composed form of Unicode (NFC), in which people write links, and as they are on the disk: a Mac, or an archive
 * made on one, may have them in the decomposed form (NFD).
 */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const isAscii = /^[\0-\x7f]*$/;

/** `path` is in the form NFC, from the content folder `root` → the absolute path of what is there. */
export function onDisk(root: string, path: string): string {
  const written = join(root, path);
  if (isAscii.test(path) || isThere(written)) return written;
  return path.split("/").reduce((folder, name) => join(folder, nameIn(folder, name)), root);
}

function nameIn(folder: string, name: string): string {
  if (isAscii.test(name) || isThere(join(folder, name))) return name;
  const decomposed = name.normalize("NFD");
  if (isThere(join(folder, decomposed))) return decomposed;
  return namesIn(folder).find((other) => other.normalize("NFC") === name) ?? name;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** True for a link that points to nothing, too; false also for a name that is too long to be one. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
