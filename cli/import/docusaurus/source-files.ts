/** Files below a folder of the source. */
import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Paths from `folder`, with `/`, in order; none where it is missing. Hidden files are left out. Links lead to what they
 * name, once.
 */
export function filesBelow(folder: string): string[] {
  const walk = (inside: string, above: readonly string[]): string[] =>
    entriesOf(join(folder, inside)).flatMap((entry): string[] => {
      const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.name === "node_modules" || entry.name.startsWith(".")) return [];
      if (entry.isSymbolicLink()) return linked(path, above);
      if (entry.isDirectory()) return walk(path, above);
      return entry.isFile() ? [path] : [];
    });
  const linked = (path: string, above: readonly string[]): string[] => {
    const target = join(folder, path);
    if (isFile(target)) return [path];
    if (!statSync(target, { throwIfNoEntry: false })?.isDirectory()) return [];
    const real = realpathSync(target);
    return above.includes(real) || isInside(folder, real) ? [] : walk(path, [...above, real]);
  };
  return walk("", []);
}

/** Links that name nothing; paths from `folder`. */
export function brokenLinksBelow(folder: string): string[] {
  const walk = (inside: string): string[] =>
    entriesOf(join(folder, inside)).flatMap((entry): string[] => {
      const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.name === "node_modules" || entry.name.startsWith(".")) return [];
      if (entry.isDirectory()) return walk(path);
      return entry.isSymbolicLink() && !existsSync(join(folder, path)) ? [path] : [];
    });
  return walk("");
}

/** A folder that a link inside of it leads to would have no end. */
function isInside(folder: string, real: string): boolean {
  return `${realpathSync(folder)}/`.startsWith(`${real}/`);
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
