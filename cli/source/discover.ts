/**
 * Finds what there is to compile.
 * content folder → Discovery {pages, categories, files}. Nothing is read; symbolic links that leave the folder are refused.
 */
import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import type { Area } from "../markdown/compiled-page.ts";
import type { Finding } from "../report/finding.ts";
import { leavesFolder, staysInside } from "./inside.ts";
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
  const localeFolders = new Set(
    locales.filter((id) => statSync(join(root, id), { throwIfNoEntry: false })?.isDirectory()),
  );
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
    visit: (path: string, stamp: FileStamp) => void,
  ): void => {
    for (const entry of entriesOf(join(root, folder))) {
      const path = `${folder}/${entry.name}`;
      const isLink = entry.isSymbolicLink();
      if (isIgnored(path, entry.name) || (isLink && isOutside(path))) continue;
      const absolute = join(root, path);
      const stamp = statSync(absolute, { throwIfNoEntry: false });
      if (stamp?.isDirectory()) {
        const real = isLink ? realpathSync(absolute) : absolute;
        if (!above.includes(real)) walk(path, [...above, real], visit);
      } else if (stamp?.isFile()) visit(path, { mtimeMs: stamp.mtimeMs, size: stamp.size });
    }
  };
  const walkFrom = (folder: string, visit: (path: string, stamp: FileStamp) => void): void => {
    if (!isOutside(folder)) walk(folder, [join(root, folder)], visit);
  };

  for (const locale of locales) {
    for (const { area, folder, ...of } of areasOf(locale, versions)) {
      walkFrom(folder, (path, stamp) => {
        const name = path.slice(folder.length + 1);
        const isPartial = name.split("/").some((part) => part.startsWith("_"));
        if (name.endsWith(".md") && !isPartial)
          found.pages.push({ path, locale, area, name: name.slice(0, -".md".length), ...of, ...stamp });
        else if (area === "docs" && /(^|\/)category\.yml$/.test(name)) found.categories.push(path);
        else {
          found.files.set(path, stamp);
          if (name.endsWith(".mdx") && !isPartial) found.findings.push(mdxFile(path));
        }
      });
    }
  }
  // What pages share may stand outside of the areas: pictures beside a file that is included.
  for (const folder of ["", ...locales].flatMap((above) => sharedFolders(root, above)))
    walkFrom(folder, (path, stamp) => {
      if (path.endsWith(".md")) found.parts.add(path);
      else found.files.set(path, stamp);
    });
  const theme = statSync(join(root, THEME_FILE), { throwIfNoEntry: false });
  if (theme?.isFile() && !isOutside(THEME_FILE))
    found.files.set(THEME_FILE, { mtimeMs: theme.mtimeMs, size: theme.size });
  walkFrom("static", (path, stamp) => found.files.set(path, stamp));
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
  return entriesOf(join(root, above)).flatMap(({ name }) =>
    name.startsWith("_") && statSync(join(root, above, name), { throwIfNoEntry: false })?.isDirectory()
      ? [posix.join(above, name)]
      : [],
  );
}

/** What version control and the desktop leave behind; other hidden files only count where files are served as they are. */
export function isIgnored(path: string, name: string): boolean {
  if (name === "node_modules" || name === ".DS_Store" || name.startsWith(".git")) return true;
  return name.startsWith(".") && !path.startsWith("static/");
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // A locale without a blog, a site without static files.
    return [];
  }
}

function mdxFile(file: string): Finding {
  return {
    rule: "markdown-is-not-mdx",
    file,
    message: "a file that ends in .mdx is not compiled",
    expected: "a name that ends in .md, and Markdown without components",
  };
}
