/** Symbolic links below the output folder, which are never followed: where they lead is not the site's. */
import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Finding } from "../report/finding.ts";

/** The first link among the folders around a path in `folder`, from the folder on; undefined where there is none. */
export type LinkAbove = (path: string) => string | undefined;

/** Each folder is looked at once. */
export function linksIn(folder: string): LinkAbove {
  const known = new Map<string, string | undefined>([[".", undefined]]);
  const linkAt = (path: string): string | undefined => {
    if (known.has(path)) return known.get(path);
    const link = linkAt(dirname(path)) ?? (isLink(join(folder, path)) ? path : undefined);
    known.set(path, link);
    return link;
  };
  return (path) => linkAt(dirname(path));
}

/** Below a file there is nothing. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

export function linkInTheWay(folder: string, link: string): Finding {
  return {
    rule: "output-is-ours",
    file: "",
    folder: join(folder, link),
    message: "this symbolic link is where the site needs a folder, and is not followed",
    expected: "no link inside the output folder; --out names another place for the whole site",
  };
}
