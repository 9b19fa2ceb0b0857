/** Errors of the operating system while a site is written → a finding with the path and the reason. */
import { join, relative, resolve, sep } from "node:path";
import { causeOf } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { isSystemError, systemReason } from "../report/system-reason.ts";
import { LockHeld } from "./lock.ts";

/** The finding of an error, or undefined for any other error. */
export function writeProblem(error: unknown, outFolder: string, contentFolder: string): Finding | undefined {
  const cause = causeOf(error);
  if (cause instanceof LockHeld) return unwritable(outFolder, cause.message, "one compile at a time");
  if (!isSystemError(cause)) return undefined;
  const reason = systemReason(cause);
  // An error in writing bytes does not name the file. For a rename, the finding is about the destination.
  const path = cause.dest ?? cause.path;
  const source = path && pathIn(contentFolder, path);
  if (source)
    return {
      rule: "file-can-be-read",
      file: source,
      message: `this file cannot be read: ${reason}`,
      expected: "a file that does not change during the compile",
    };
  const own = path && pathIn(outFolder, path);
  const isElsewhere = path !== undefined && own === undefined && resolve(path) !== resolve(outFolder);
  if (isElsewhere && !resolve(outFolder).startsWith(resolve(path)))
    return unwritable(path, `this cannot be used: ${reason}`, "a file or folder that can be used");
  const place = own && !own.startsWith(".twsite") ? join(outFolder, own) : outFolder;
  return unwritable(
    place,
    `this cannot be written: ${reason}`,
    "a folder with enough space that can be written",
  );
}

function unwritable(folder: string, message: string, expected: string): Finding {
  return { rule: "output-can-be-written", file: "", folder, message, expected };
}

/** The path from the folder, with `/`; undefined for one outside. */
function pathIn(folder: string, path: string): string | undefined {
  const inside = relative(resolve(folder), resolve(path));
  return inside === "" || inside.startsWith("..") ? undefined : inside.replaceAll(sep, "/");
}
