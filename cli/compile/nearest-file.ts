/** An include that names no file → the file that was most likely meant, written as the author would write it. */
import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { nearestPath } from "../report/nearest.ts";

/** `target` is what `written` means in the file `from`; paths are from the content folder, the result's too. */
export function nearestFile(
  contentFolder: string,
  written: string,
  { target, from }: { target: string; from: string },
): { path: string; written: string } | undefined {
  const locale = from.split("/")[0] ?? "";
  const all = filesBelow(contentFolder, "").filter((path) => path !== from);
  const own = all.filter((path) => path.startsWith(`${locale}/`));
  const path = nearestPath(target, own) ?? nearestPath(target, all);
  if (path === undefined) return undefined;
  if (written.startsWith("/") && path.startsWith(`${locale}/`))
    return { path, written: path.slice(locale.length) };
  const bare = posix.relative(posix.dirname(from), path);
  return { path, written: written.startsWith("./") && !bare.startsWith(".") ? `./${bare}` : bare };
}

/** Without what nobody can include. */
function filesBelow(contentFolder: string, folder: string): string[] {
  return readdirSync(join(contentFolder, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && name !== "node_modules")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(contentFolder, path);
      return entry.isFile() ? [path] : [];
    });
}
