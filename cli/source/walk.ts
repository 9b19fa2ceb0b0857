/**
 * Walks a folder with what is linked into it. A folder is visited once: two that link to each other would otherwise be found
 * in one another for ever.
 */

import { type Dirent, readdirSync, type Stats } from "node:fs";
import { basename, join, posix, relative, sep } from "node:path";
import type { Finding } from "../report/finding.ts";
import { codeOf } from "../report/system-reason.ts";
import { entryKindAt, unreadable } from "./entry-kind.ts";
import { onDisk } from "./on-disk.ts";
import { leavesFolder, staysInside } from "./read-inside.ts";
import { realPath } from "./real-path.ts";

/** `target` is the path of the file itself, if a symbolic link leads to it. */
export type Visit = (path: string, stats: Stats, target?: string) => void;

export type Walk = {
  /** Real path of the content folder. */
  root: string;
  findings: Finding[];
  isIgnored(path: string, name: string): boolean;
};

/** `folder` is a path from the content folder. */
export function walkFolder(walk: Walk, folder: string, visit: Visit): void {
  const { root, findings } = walk;
  if (!isThere(walk, folder)) return;
  const start = realPath(onDisk(root, folder));
  /** Paths from the content folder, by real path. */
  const visited = new Map<string, string>();
  /** Real paths of links that have their finding: a folder with two names holds them twice. */
  const reported = new Set<string>();

  /** `real` is that of the folder; `above` are those around it. */
  const enter = (path: string, real: string, above: readonly string[], inLink: boolean): void => {
    if (!visited.has(real)) visited.set(real, path);
    const around = [...above, real];
    const { entries, refused } = readFolder(root, path);
    if (refused) findings.push(refused);
    for (const entry of entries) {
      const inner = posix.join(path, entry.name.normalize("NFC"));
      if (walk.isIgnored(inner, entry.name)) continue;
      const absolute = onDisk(root, inner);
      if (basename(absolute) !== entry.name) {
        findings.push(sameName(inner));
        continue;
      }
      const isLinked = entry.isSymbolicLink();
      if (isLinked && !staysInside(root, absolute)) {
        findings.push(leavesFolder(inner));
        continue;
      }
      const there = entryKindAt(root, inner);
      if (there.kind === "file") {
        const file = isLinked ? realPath(absolute) : join(real, entry.name);
        const target = relative(root, file).replaceAll(sep, "/").normalize("NFC");
        visit(inner, there.stats, target === inner ? undefined : target);
      } else if (there.kind === "unusable") findings.push(there.finding);
      if (there.kind !== "folder") continue;
      // Folders of files that are served unchanged may have any name.
      if (folder !== "static" && isNameOfFile(entry.name)) findings.push(folderWithNameOfFile(inner));
      const place = join(real, entry.name);
      const target = isLinked ? realPath(absolute) : place;
      const problem = isLinked ? problemOf(target, around, inLink) : undefined;
      if (!problem) enter(inner, target, around, inLink || isLinked);
      else if (!reported.has(place)) findings.push({ ...problem, file: inner });
      if (problem) reported.add(place);
    }
  };

  const problemOf = (target: string, around: readonly string[], inLink: boolean): Problem | undefined => {
    const name = relative(root, target).replaceAll(sep, "/");
    // A folder around the one that is walked holds it, too.
    if (around.includes(target) || `${start}${sep}`.startsWith(target + sep)) return circle(name);
    // A folder may have two names, as `latest` beside `2.0`; links in links would multiply them.
    const known = inLink ? visited.get(target) : undefined;
    return known === undefined ? undefined : again(known);
  };

  enter(folder, start, [], false);
}

type Problem = Omit<Finding, "file">;

function circle(name: string): Problem {
  return {
    rule: "linked-folder-is-new",
    message: `this symbolic link points back to “${name || "the content folder"}”, which contains it, and is not followed`,
    expected: "a link to a folder elsewhere in the content folder, or none",
  };
}

function again(name: string): Problem {
  return {
    rule: "linked-folder-is-new",
    message: `this symbolic link points to “${name}”, which is already part of the site, and is not followed`,
    expected: "one name for each folder; ::include shows a text in several places",
  };
}

/** Of two names that are equal in the form NFC, one alone is read. */
function sameName(file: string): Finding {
  return {
    rule: "file-name-is-portable",
    level: "error",
    file,
    message:
      "this name is here twice, in two Unicode forms (NFC, NFD) that look the same, and one of the two is not read",
    expected: "another name for one of them",
  };
}

/** Most sites lack some of the folders that they may have. */
function isThere({ root, findings }: Walk, folder: string): boolean {
  const refused = notAFolder(root, folder);
  if (refused) findings.push(refused);
  if (refused || entryKindAt(root, folder).kind !== "folder") return false;
  if (staysInside(root, onDisk(root, folder))) return true;
  findings.push(leavesFolder(folder));
  return false;
}

/** The entries of a folder, sorted by name. */
export function readFolder(root: string, folder: string): { entries: Dirent[]; refused?: Finding } {
  try {
    const entries = readdirSync(onDisk(root, folder), { withFileTypes: true });
    return { entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      entries: [],
      refused: unreadable(folder, `this folder cannot be read: ${reason}`, codeOf(error)),
    };
  }
}

/** True for the name of a page, or of a file that is read with the docs. */
function isNameOfFile(name: string): boolean {
  return name.endsWith(".md") || name === "category.yml";
}

function folderWithNameOfFile(file: string): Finding {
  return {
    rule: "file-can-be-read",
    file,
    message: "this is a folder, not a file",
    expected: "a file of this name, or another name for the folder",
  };
}

/** The finding for an entry that should be a folder; undefined for a folder, and if there is no entry. */
export function notAFolder(root: string, folder: string): Finding | undefined {
  const there = entryKindAt(root, folder);
  if (there.kind === "file") return fileInPlaceOfFolder(folder);
  return there.kind === "unusable" ? there.finding : undefined;
}

function fileInPlaceOfFolder(file: string): Finding {
  return {
    rule: "file-can-be-read",
    file,
    message: "this is a file, not a folder",
    expected: "a folder of this name, or another name for the file",
  };
}
