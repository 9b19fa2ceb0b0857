/** Check that the output folder is the tool's own: files of others are never touched. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Finding } from "../report/finding.ts";
import { whyUnwritable } from "../source/make-folder.ts";
import { isIn, realPath } from "../source/real-path.ts";
import { hasRecord, RECORD_FILE } from "./record.ts";

/** A reason why the site cannot be written into `folder`, or undefined. */
export function outputProblem(folder: string, contentFolder: string): Finding | undefined {
  const message = problemOf(folder, contentFolder);
  if (message !== undefined)
    return {
      rule: "output-is-ours",
      file: "",
      folder,
      message,
      expected: "a new or empty folder, or one that twsite wrote; --out names another",
    };
  const reason = whyUnwritable(realPath(resolve(folder)));
  return reason === undefined
    ? undefined
    : {
        rule: "output-can-be-written",
        file: "",
        folder,
        message: `this folder cannot be written: ${reason}`,
        expected: "a folder that can be written; --out names another",
      };
}

function problemOf(folder: string, contentFolder: string): string | undefined {
  const out = realPath(resolve(folder));
  const content = realPath(resolve(contentFolder));
  if (isIn(out, content)) return "the site cannot be written into its own content folder";
  if (isIn(content, out)) return "the site cannot be written into the folder around its content";
  if (existsSync(out) && !statSync(out).isDirectory()) return "this is a file, not a folder";
  if (!isOurs(out))
    return `this folder has files, but no ${RECORD_FILE}, by which twsite knows what it wrote, and is left unchanged; if they are all of an earlier site, delete them`;
  return undefined;
}

/** True where `folder` is absent, marked by an earlier run, or without a file. */
function isOurs(folder: string): boolean {
  // Another run may begin its site between two looks: it makes its folders, then its record, and moves its files last.
  return hasRecord(folder) || hasNoFile(folder) || hasRecord(folder);
}

/** A run that was killed before its record was there leaves folders alone. */
function hasNoFile(folder: string): boolean {
  try {
    return readdirSync(folder, { withFileTypes: true }).every(
      (entry) =>
        entry.name.startsWith(".twsite") || (entry.isDirectory() && hasNoFile(join(folder, entry.name))),
    );
  } catch (error) {
    return error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR"].includes(String(error.code));
  }
}
