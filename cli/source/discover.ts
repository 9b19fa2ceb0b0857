/**
 * Finds what there is to compile.
 * content folder → Discovery {pages, categories, files}. Nothing is read; symbolic links that leave the folder are refused.
 */
import { type Dirent, readdirSync, realpathSync, type Stats } from "node:fs";
import { join, posix } from "node:path";
import type { Area } from "../markdown/compiled-page.ts";
import type { Finding } from "../report/finding.ts";
import { leavesFolder, staysInside } from "./inside.ts";
import { fileAt, lookAt, refusedFile, unreadable } from "./look-at.ts";
import type { SourceFile } from "./source-file.ts";
import { strayVersions } from "./stray-versions.ts";
import { type UnreadEntry, unreadEntries } from "./unread-entries.ts";

export type FileStamp = { mtimeMs: number; size: number };

export type Discovery = {
  /** Markdown files, by path. */
  pages: SourceFile[];
  /** `category.yml` files by path. */
  categories: string[];
  /** Every other file that a page may refer to or that is served as it is (`static/`), by path. */
  files: Map<string, FileStamp>;
  /** Markdown that is no page: what pages include. */
  parts: Set<string>;
  /** What is in the content folder, and in those of locales and versions, and is not looked into. */
  unread: UnreadEntry[];
  /** Locales that have a folder. */
  localeFolders: ReadonlySet<string>;
  findings: Finding[];
};

/** The site's own style, in the content folder itself. */
export const THEME_FILE = "theme.css";

export const areas: readonly Area[] = ["docs", "blog", "pages"];

/** `locales` and `versions` are those of the configuration: other folders of the content folder are not looked into. */
export function discover(
  contentFolder: string,
  locales: readonly string[],
  versions: readonly string[] = [],
): Discovery {
  const root = realpathSync(contentFolder);
  const localeFolders = new Set(locales.filter((id) => lookAt(root, id).kind === "folder"));
  const found: Discovery = {
    pages: [],
    categories: [],
    files: new Map(),
    parts: new Set(),
    unread: [],
    localeFolders,
    findings: [],
  };
  const isOutside = (path: string): boolean => {
    if (staysInside(root, join(root, path))) return false;
    found.findings.push(leavesFolder(path));
    return true;
  };

  /** `above` are the real paths of the folders around: a link to one of them would close a circle. */
  const walk = (
    folder: string,
    above: readonly string[],
    visit: (path: string, stats: Stats) => void,
  ): void => {
    const { entries, refused } = readFolder(root, folder);
    if (refused) found.findings.push(refused);
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`;
      const isLink = entry.isSymbolicLink();
      if (isIgnored(path, entry.name) || (isLink && isOutside(path))) continue;
      const there = lookAt(root, path);
      if (there.kind === "folder") {
        if (isNameOfFile(entry.name)) found.findings.push(folderWithNameOfFile(path));
        const real = isLink ? realpathSync(join(root, path)) : join(root, path);
        if (!above.includes(real)) walk(path, [...above, real], visit);
      } else if (there.kind === "file") visit(path, there.stats);
      else if (there.kind === "unusable") found.findings.push(there.finding);
    }
  };
  const walkFrom = (folder: string, visit: (path: string, stats: Stats) => void): void => {
    const there = lookAt(root, folder);
    if (there.kind === "file") found.findings.push(fileInPlaceOfFolder(folder));
    else if (there.kind === "unusable") found.findings.push(there.finding);
    else if (there.kind === "folder" && !isOutside(folder)) walk(folder, [join(root, folder)], visit);
  };
  const addFile = (path: string, stats: Stats): void => {
    found.files.set(path, stampOf(stats));
    const refused = refusedFile(root, path, stats);
    if (refused) found.findings.push(refused);
  };

  for (const locale of locales) {
    for (const { area, folder, ...of } of areasOf(locale, versions)) {
      walkFrom(folder, (path, stats) => {
        const name = path.slice(folder.length + 1);
        const isPartial = name.split("/").some((part) => part.startsWith("_"));
        if (name.endsWith(".md") && !isPartial)
          found.pages.push({
            path,
            locale,
            area,
            name: name.slice(0, -".md".length),
            ...of,
            ...stampOf(stats),
          });
        else if (area === "docs" && /(^|\/)category\.yml$/.test(name)) found.categories.push(path);
        else {
          addFile(path, stats);
          if (name.endsWith(".mdx") && !isPartial) found.findings.push(mdxFile(path));
        }
      });
    }
  }
  // What pages share may stand outside of the areas: pictures beside a file that is included.
  for (const folder of ["", ...locales].flatMap((above) => sharedFolders(root, above)))
    walkFrom(folder, (path, stats) => {
      if (path.endsWith(".md")) found.parts.add(path);
      else addFile(path, stats);
    });
  const theme = fileAt(root, THEME_FILE);
  if (theme?.kind === "unusable") found.findings.push(theme.finding);
  else if (theme && !isOutside(THEME_FILE)) addFile(THEME_FILE, theme.stats);
  walkFrom("static", addFile);
  found.findings.push(...strayVersions(root, locales, versions));
  found.unread = unreadEntries(root, locales, versions);
  found.pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  found.categories.sort();
  return found;
}

/** The folders of a locale that hold pages; a frozen version is a folder of docs. */
function areasOf(
  locale: string,
  versions: readonly string[],
): { area: Area; folder: string; version?: string }[] {
  return [
    ...areas.map((area) => ({ area, folder: `${locale}/${area}` })),
    ...versions.map((version) => ({
      area: "docs" as const,
      folder: `${locale}/versions/${version}`,
      version,
    })),
  ];
}

/** Folders whose name starts with `_`, in the folder `above`. */
function sharedFolders(root: string, above: string): string[] {
  return readFolder(root, above).entries.flatMap(({ name }) => {
    const path = posix.join(above, name);
    return name.startsWith("_") && lookAt(root, path).kind === "folder" ? [path] : [];
  });
}

/** What version control and the desktop leave behind; other hidden files only count where files are served as they are. */
export function isIgnored(path: string, name: string): boolean {
  if (name === "node_modules" || name === ".DS_Store" || name.startsWith(".git")) return true;
  return name.startsWith(".") && !path.startsWith("static/");
}

function readFolder(root: string, folder: string): { entries: Dirent[]; refused?: Finding } {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return { entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { entries: [], refused: unreadable(folder, `this folder cannot be read: ${reason}`) };
  }
}

function stampOf({ mtimeMs, size }: Stats): FileStamp {
  return { mtimeMs, size };
}

/** Of a page, or of a file that is read with the docs. */
function isNameOfFile(name: string): boolean {
  return name.endsWith(".md") || name === "category.yml";
}

function folderWithNameOfFile(file: string): Finding {
  return {
    rule: "file-can-be-read",
    file,
    message: "this is a folder, not a file",
    expected: "a file of this name, or another name for the folder",
  };
}

function fileInPlaceOfFolder(file: string): Finding {
  return {
    rule: "file-can-be-read",
    file,
    message: "this is a file, not a folder",
    expected: "a folder of this name, or another name for the file",
  };
}

function mdxFile(file: string): Finding {
  return {
    rule: "markdown-is-not-mdx",
    file,
    message: "a file that ends in .mdx is not compiled",
    expected: "a name that ends in .md, and Markdown without components",
  };
}
