/** Files below a folder of the source. */
import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Paths from `folder`, with `/`, in order; none where it is missing. Hidden files are left out. */
export function filesBelow(folder: string): string[] {
  const walk = (inside: string): string[] =>
    entriesOf(join(folder, inside)).flatMap((entry): string[] => {
      const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.name === "node_modules" || entry.name.startsWith(".")) return [];
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() ? [path] : [];
    });
  return walk("");
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** False for a folder, too. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** What starts with `_` is no page: a partial, or `_category_.json`. */
export function isPartial(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("_"));
}

/** `guide/start.mdx` → `guide/start.md` */
export function asMd(path: string): string {
  return path.replace(/\.mdx$/, ".md");
}
