/**
 * File that answers a path: `/docs/x` → `docs/x/index.html`, for all three shapes of documents (`x/index.html`, `x.html`,
 * both: where both are there, the one that needs no redirect).
 */
import { join } from "node:path";
import { inFileInside } from "../../source/read-inside.ts";

/** The file's path below `root`; undefined where there is none. `path` is decoded and holds no `..`. */
export function findFile(root: string, path: string): string | undefined {
  if (isHidden(path)) return undefined;
  for (const candidate of candidates(path)) {
    if (isFile(root, join(root, candidate))) return candidate;
  }
  return undefined;
}

/** Files that may answer a path, the best first. */
export function candidates(path: string): string[] {
  const name = path.slice(1);
  if (name === "") return ["index.html"];
  if (name.endsWith("/")) return [`${name}index.html`, `${name.replace(/\/+$/, "")}.html`];
  return [name, `${name}.html`, `${name}/index.html`];
}

/** Names with a leading dot are the tool's own, such as `.twsite.json`; RFC 8615 makes one exception. */
function isHidden(path: string): boolean {
  return path.split("/").some((name) => name.startsWith(".") && name !== ".well-known");
}

/** False also where a link leads out of the folder. */
function isFile(root: string, path: string): boolean {
  try {
    return inFileInside([root], path, () => true);
  } catch {
    return false;
  }
}
