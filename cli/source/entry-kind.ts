/** Kind of entry at a path of the content folder. Only files are ever opened: a pipe would be waited for without end. */

import { accessSync, constants, readlinkSync, type Stats, statSync } from "node:fs";
import type { Finding } from "../report/finding.ts";
import { reasonOf } from "../report/reason-of.ts";
import { codeOf } from "../report/system-reason.ts";
import { isLink } from "./entry-at.ts";
import { onDisk } from "./on-disk.ts";

export type EntryKind =
  | { kind: "file" | "folder"; stats: Stats }
  | { kind: "nothing" }
  /** Something that cannot be read as a file, nor gone into. */
  | { kind: "unusable"; finding: Finding };

/** `root` is the content folder, `path` starts there. */
export function entryKindAt(root: string, path: string): EntryKind {
  const absolute = onDisk(root, path);
  try {
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (!stats)
      return isLink(absolute)
        ? unusable(path, `this symbolic link points to “${targetOf(absolute)}”, which does not exist`)
        : { kind: "nothing" };
    if (stats.isFile()) return { kind: "file", stats };
    return stats.isDirectory()
      ? { kind: "folder", stats }
      : unusable(path, `this is ${nameOf(stats)}, not a file`);
  } catch (error) {
    const code = codeOf(error);
    const reason =
      code === "ELOOP" ? "this symbolic link points to itself" : `this cannot be read: ${reasonOf(error)}`;
    return unusable(path, reason, code);
  }
}

/** The file at a path, or why there is none that can be read; undefined where there is nothing. */
export function fileAt(
  root: string,
  path: string,
): Exclude<EntryKind, { kind: "nothing" | "folder" }> | undefined {
  const found = entryKindAt(root, path);
  if (found.kind === "folder") return unusable(path, "this is a folder, not a file");
  return found.kind === "nothing" ? undefined : found;
}

/** A finding if the user of the command may not read the file. */
export function refusedFile(root: string, path: string, { mode }: Pick<Stats, "mode">): Finding | undefined {
  // Every user may read most files, which need no further check.
  if ((mode & 0o004) !== 0) return undefined;
  try {
    accessSync(onDisk(root, path), constants.R_OK);
    return undefined;
  } catch (error) {
    return unreadable(path, `this file cannot be read: ${reasonOf(error)}`, codeOf(error));
  }
}

export function unreadable(file: string, message: string, code: string | undefined): Finding {
  return {
    rule: "file-can-be-read",
    file,
    message,
    expected: "a file or folder that you may read",
    ...(code !== undefined && { code }),
  };
}

function unusable(file: string, message: string, code?: string): Extract<EntryKind, { kind: "unusable" }> {
  return {
    kind: "unusable",
    finding: {
      rule: "file-can-be-read",
      file,
      message,
      expected: "a file of this name, or another name",
      ...(code !== undefined && { code }),
    },
  };
}

/** The target as written in the link. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return "nothing";
  }
}

function nameOf(stats: Stats): string {
  if (stats.isFIFO()) return "a pipe";
  return stats.isSocket() ? "a socket" : "a device";
}
