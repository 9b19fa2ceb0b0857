/**
 * Reads files of a folder and nothing outside of it, wherever links and paths lead. The kernel says where a file is: the words of a link
 * do not, since `..` in its target leaves the folder that the part before it leads to. The opened file is judged, so that no other one
 * takes its place between the judgement and the reading.
 */
import { constants, fstatSync, lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute } from "node:path";
import type { Finding } from "../report/finding.ts";
import { reasonOf } from "../report/reason-of.ts";
import { codeOf } from "../report/system-reason.ts";
import { unreadable } from "./entry-kind.ts";
import { onDisk } from "./on-disk.ts";
import { isIn } from "./real-path.ts";
import { inRegularFile } from "./regular-file.ts";

/** Thrown for a file that is in none of the folders that may be read. */
export class OutsideError extends Error {
  override name = "OutsideError";
}

/** `path` is from the folder. Throws an `OutsideError`, or the error of the system. */
export function readInside(folder: string, path: string): Buffer {
  return readBelow([folder], onDisk(folder, path));
}

/** The bytes of the file at an absolute path, which is in one of the folders. Throws like `readInside`. */
export function readBelow(folders: readonly string[], path: string): Buffer {
  return inFileInside(folders, path, (file) => readFileSync(file));
}

/** The result of `read` with the descriptor of the file at an absolute path. Throws like `readInside`. */
export function inFileInside<T>(folders: readonly string[], path: string, read: (file: number) => T): T {
  return inRegularFile(path, constants.O_RDONLY, (file) => {
    const real = placeOf(file, path);
    if (folders.some((folder) => isBelow(real, folder))) return read(file);
    throw new OutsideError(`${path} leaves its folder`);
  });
}

/** False for a path that leads out of all the folders; true for a missing file, which has a finding wherever something refers to it. */
export function staysInside(folders: string | readonly string[], path: string): boolean {
  try {
    const real = realpathSync.native(path);
    return [folders].flat().some((folder) => isBelow(real, folder));
  } catch {
    return true;
  }
}

export function leavesFolder(file: string): Finding {
  return {
    rule: "file-stays-inside",
    file,
    message: "this symbolic link leaves the content folder",
    expected: "a file inside the content folder",
  };
}

/** The finding for what `readInside` threw. */
export function notRead(file: string, error: unknown): Finding {
  if (error instanceof OutsideError) return leavesFolder(file);
  return unreadable(file, `this file cannot be read: ${reasonOf(error)}`, codeOf(error));
}

/** The path of the opened file. Linux tells it; on other systems, the path has to lead to this very file still. */
function placeOf(file: number, path: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    const real = realpathSync.native(path);
    const [opened, found] = [fstatSync(file, { bigint: true }), lstatSync(real, { bigint: true })];
    return opened.ino === found.ino && opened.dev === found.dev ? real : "";
  }
}

/** `real` has no links in it. A folder that is a link, is mounted twice, or ignores case has several names, and one identity. */
function isBelow(real: string, folder: string): boolean {
  if (isIn(real, folder)) return true;
  const identity = identityOf(folder);
  if (identity === undefined || !isAbsolute(real)) return false;
  for (let above = real; above !== dirname(above); above = dirname(above))
    if (identityOf(above) === identity) return true;
  return false;
}

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
