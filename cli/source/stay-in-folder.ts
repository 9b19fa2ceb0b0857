/** Keeps files outside of the content folder out of the site, even if links point there. */
import { realpathSync } from "node:fs";
import { sep } from "node:path";
import type { Finding } from "../report/finding.ts";

/** `root` is the real path of the content folder; `path` may be a symbolic link, or lead over one. */
export function staysInside(root: string, path: string): boolean {
  try {
    const real = realpathSync(path);
    return real === root || real.startsWith(root.endsWith(sep) ? root : root + sep);
  } catch {
    // A missing file has a finding wherever something refers to it.
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
