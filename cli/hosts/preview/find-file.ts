/**
 * File that answers a path: `/docs/x` → `docs/x/index.html`, for all three shapes of documents (`x/index.html`, `x.html`,
 * both: where both are there, the one that needs no redirect).
 */
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** The file's path below `root`; undefined where there is none. `path` is decoded and holds no `..`. */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  if (isHidden(path)) return undefined;
  for (const candidate of candidates(path)) {
    const file = join(root, candidate);
    if ((await isFile(file)) && (await isInside(root, file))) return candidate;
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

/** True: the file that a link points to is in the folder, too. */
async function isInside(root: string, path: string): Promise<boolean> {
  const [folder, file] = await Promise.all([realpath(root), realpath(path)]);
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
