/**
 * Finds what there is to compile.
 * content folder → Discovery {pages, categories, files}. Nothing is read; symbolic links that leave the folder are refused.
 */
import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { Area } from "../markdown/compiled-page.ts";
import type { Finding } from "../report/finding.ts";
import type { SourceFile } from "./source-file.ts";

export type FileStamp = { mtimeMs: number; size: number };

export type Discovery = {
  /** Markdown files, by path. */
  pages: SourceFile[];
  /** `category.yml` files by path. */
  categories: string[];
  /** Every other file that a page may refer to or that is served as it is (`static/`), by path. */
  files: Map<string, FileStamp>;
  findings: Finding[];
};

const areas: readonly Area[] = ["docs", "blog", "pages"];

/** `locales` are the ids of the configuration: other folders of the content folder are not looked into. */
export function discover(contentFolder: string, locales: readonly string[]): Discovery {
  const found: Discovery = { pages: [], categories: [], files: new Map(), findings: [] };
  const root = realpathSync(contentFolder);

  const walk = (folder: string, visit: (path: string, stamp: FileStamp) => void): void => {
    for (const entry of entriesOf(join(root, folder))) {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const absolute = join(root, path);
      if (entry.isSymbolicLink() && !staysInside(root, absolute)) {
        found.findings.push({
          rule: "file-stays-inside",
          file: path,
          message: "this symbolic link leaves the content folder",
          expected: "a file inside the content folder",
        });
        continue;
      }
      const stamp = statSync(absolute, { throwIfNoEntry: false });
      if (stamp?.isDirectory()) {
        // A link to a folder inside could close a circle.
        if (!entry.isSymbolicLink()) walk(path, visit);
      } else if (stamp?.isFile()) visit(path, { mtimeMs: stamp.mtimeMs, size: stamp.size });
    }
  };

  for (const locale of locales) {
    for (const area of areas) {
      const folder = `${locale}/${area}`;
      walk(folder, (path, stamp) => {
        const name = path.slice(folder.length + 1);
        const isPartial = name.split("/").some((part) => part.startsWith("_"));
        if (name.endsWith(".md") && !isPartial)
          found.pages.push({ path, locale, area, name: name.slice(0, -".md".length), ...stamp });
        else if (area === "docs" && /(^|\/)category\.yml$/.test(name)) found.categories.push(path);
        else found.files.set(path, stamp);
      });
    }
  }
  walk("static", (path, stamp) => found.files.set(path, stamp));
  found.pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  found.categories.sort();
  return found;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // A locale without a blog, a site without static files.
    return [];
  }
}

function staysInside(root: string, absolute: string): boolean {
  try {
    return realpathSync(absolute).startsWith(root + sep);
  } catch {
    // A dangling link leads nowhere: whoever refers to it gets the finding.
    return true;
  }
}
