/**
 * Finds what there is to compile.
 * content folder → Discovery {pages, categories, files}. Nothing is read; symbolic links that leave the folder are refused.
 */
import { readdirSync, type Stats } from "node:fs";
import { join, posix } from "node:path";
import { slug } from "github-slugger";
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import { oneOf } from "../report/counted.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { apiFolders, docsFolder, type FoldersOfSet, setInData, versionsFolder } from "./docs-sets.ts";
import { entryKindAt, fileAt, refusedFile } from "./entry-kind.ts";
import { type FileStamp, unknownStamp } from "./file-stamp.ts";
import { isHiddenPage, isIgnored } from "./ignored-names.ts";
import { SUMMARY } from "./listed-order.ts";
import { cleanName } from "./number-prefix.ts";
import { leavesFolder, staysInside } from "./read-inside.ts";
import { realPath } from "./real-path.ts";
import type { Area, SourceFile } from "./source-file.ts";
import { ofContent, type UnreadEntry, unreadEntries } from "./unread-entries.ts";
import { notAFolder, readFolder, type Visit, type Walk, walkFolder } from "./walk.ts";

export type Discovery = {
  /** Markdown files, by path. */
  pages: SourceFile[];
  /** `category.yml` files by path. */
  categories: string[];
  /** Every other file that a page may refer to or that is served as it is (`static/`), by path. */
  files: Map<string, FileStamp>;
  /** Markdown files that are not pages, but that pages include. */
  parts: Set<string>;
  /** Entries of the content folder, and of the folders of locales and versions, that are not read. */
  unread: UnreadEntry[];
  /** Locales that have a folder. */
  localeFolders: ReadonlySet<string>;
  /** Locales whose folder is another kind of entry, which has its finding. */
  unusableLocales: ReadonlySet<string>;
  findings: Finding[];
};

/** The site's own style, in the content folder itself. */
export const THEME_FILE = "theme.css";

/** `locales` and `sets` are those of the configuration: other folders of the content folder are not read. */
export function discover(
  contentFolder: string,
  locales: readonly string[],
  sets: readonly FoldersOfSet[] = [{ name: MAIN_DOCS, versions: { frozen: [] } }],
): Discovery {
  const root = realPath(contentFolder);
  const isRoot = sets[0]?.root === true;
  const localeFolders = new Set(
    isRoot ? [] : locales.filter((id) => entryKindAt(root, id).kind === "folder"),
  );
  const ofLocales = isRoot ? [] : locales.flatMap((id) => notAFolder(root, id) ?? []);
  const found: Discovery = {
    pages: [],
    categories: [],
    files: new Map(),
    parts: new Set(),
    unread: [],
    localeFolders,
    unusableLocales: new Set(ofLocales.map(({ file }) => file)),
    findings: ofLocales,
  };
  const hidden = new Set<string>();
  const walk: Walk = {
    root,
    findings: found.findings,
    isIgnored(path, name) {
      if (isHiddenPage(name) && !path.startsWith("static/")) hidden.add(path);
      return isIgnored(path, name);
    },
  };
  const walkFrom = (folder: string, visit: Visit): void => walkFolder(walk, folder, visit);
  const addFile = (path: string, stats: Stats): void => {
    found.files.set(path, stampOf(stats));
    const refused = refusedFile(root, path, stats);
    if (refused) found.findings.push(refused);
  };

  for (const locale of isRoot ? locales.slice(0, 1) : locales) {
    for (const { area, folder, ...of } of isRoot
      ? [{ area: "docs" as const, folder: "" }]
      : areasOf(locale, sets)) {
      walkFrom(folder, (path, stats, target) => {
        if (isRoot && (path === SUMMARY || ofContent.includes(path.split("/")[0] ?? ""))) return;
        const name = folder === "" ? path : path.slice(folder.length + 1);
        const isPartial = name.split("/").some((part) => part.startsWith("_"));
        if (name.endsWith(".md") && !isPartial)
          found.pages.push({
            path,
            locale,
            area,
            name: name.slice(0, -".md".length),
            ...(isRoot && addressOf(name.slice(0, -".md".length))),
            ...of,
            ...(target !== undefined && { target }),
            ...(refusedFile(root, path, stats) ? unknownStamp : stampOf(stats)),
          });
        else if (area === "docs" && /(^|\/)category\.yml$/.test(name)) found.categories.push(path);
        else {
          addFile(path, stats);
          if (name.endsWith(".mdx") && !isPartial) found.findings.push(mdxFile(path));
        }
      });
    }
  }
  // Shared files may be outside of the areas, such as pictures beside an included file.
  for (const folder of ["", ...localeFolders].flatMap((above) => sharedFolders(walk, above)))
    walkFrom(folder, (path, stats) => {
      if (path.endsWith(".md")) found.parts.add(path);
      else addFile(path, stats);
    });
  const theme = fileAt(root, THEME_FILE);
  if (theme?.kind === "unusable") found.findings.push(theme.finding);
  else if (theme && !staysInside(root, join(root, THEME_FILE))) found.findings.push(leavesFolder(THEME_FILE));
  else if (theme) addFile(THEME_FILE, theme.stats);
  walkFrom("static", addFile);
  if (!isRoot) for (const folder of apiFolders(sets)) walkFrom(folder, addFile);
  if (!isRoot) found.findings.push(...strayVersions(root, locales, sets));
  const file = { isFolder: false, hasPages: false, isOrHasArea: false };
  found.unread = [
    ...(isRoot ? [] : unreadEntries(root, locales, sets)),
    ...[...hidden].map((path) => ({ path, ...file })),
  ];
  found.pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  if (isRoot) settleAddresses(found.pages);
  found.categories.sort();
  return found;
}

function addressOf(name: string): { address?: string } {
  // The site has files of its own at these addresses.
  const address = readableAddress(name).replace(/^(data|manifest|routes)(?=\/|$)/i, "$1-pages");
  return address === name ? {} : { address };
}

/** `Release Notes` → `release-notes`, for names that an address would have to encode. */
export function readableAddress(name: string): string {
  return name
    .split("/")
    .map((part) => (/^[\p{L}\p{N}._~-]+$/u.test(part) ? part : slug(part) || part))
    .join("/");
}

const isFolderPage = /^(index|readme)$/i;
/** Names of pages to begin with. */
const isStart = /^(home|introduction|intro|overview|getting[-_ ]?started|quick[-_ ]?start)$/i;

/** Gives the site a home page where the folder has no `README.md`, and a page of the same folder as another one an address of its own. */
function settleAddresses(pages: SourceFile[]): void {
  const atTop = pages.filter(({ name }) => !name.includes("/"));
  const home =
    atTop.find(({ name }) => isFolderPage.test(name)) ??
    atTop.find(({ name }) => isStart.test(cleanName(name))) ??
    atTop[0] ??
    pages[0];
  if (home && !isFolderPage.test(home.name)) home.address = "";
  const known = new Set<string>();
  // Of a README and an index, the index is the page of the folder.
  for (const page of pages.toSorted((a, b) => Number(isReadme(a)) - Number(isReadme(b)))) {
    const address = page.address ?? page.name;
    const key = address.replace(/(^|\/)(index|readme)$/i, "$1").toLowerCase();
    let number = 1;
    const named = () => (number === 1 ? key : `${key}-${number}`);
    while (known.has(named())) number += 1;
    known.add(named());
    if (number > 1) page.address = `${address}-${number}`;
  }
}

function isReadme({ name }: SourceFile): boolean {
  return /(^|\/)readme$/i.test(name);
}

/** The folders of a locale that hold pages; a frozen version is a folder of docs. */
function areasOf(
  locale: string,
  sets: readonly FoldersOfSet[],
): { area: Area; folder: string; set?: string; version?: string }[] {
  return [
    ...sets.flatMap(({ name: set, versions }) =>
      [CURRENT_VERSION, ...versions.frozen.map(({ name }) => name)].map((version) => ({
        area: "docs" as const,
        folder: docsFolder(locale, { set, version }),
        ...setInData(set),
        ...(version !== CURRENT_VERSION && { version }),
      })),
    ),
    ...(["blog", "pages"] as const).map((area) => ({ area, folder: `${locale}/${area}` })),
  ];
}

/** Folders whose name starts with `_`, in the folder `above`. */
function sharedFolders({ root, findings }: Pick<Walk, "root" | "findings">, above: string): string[] {
  const { entries, refused } = readFolder(root, above);
  if (refused) findings.push(refused);
  return entries.flatMap(({ name }) => {
    const path = posix.join(above, name);
    return name.startsWith("_") && entryKindAt(root, path).kind === "folder" ? [path] : [];
  });
}

function stampOf({ mtimeMs, size }: Stats): FileStamp {
  return { mtimeMs, size };
}

function mdxFile(file: string): Finding {
  return {
    rule: "markdown-is-not-mdx",
    file,
    message: "files that end in .mdx are not compiled",
    expected: "a name that ends in .md, and Markdown without components",
  };
}

/**
 * Folders of frozen docs without an entry in `versions` of site.yml, and entries without a folder. `root` is the content
 * folder.
 */
function strayVersions(root: string, locales: readonly string[], sets: readonly FoldersOfSet[]): Finding[] {
  return sets.flatMap(({ name, versions }) => {
    const folder = versionsFolder(name);
    const names = versions.frozen.map((version) => version.name);
    const home =
      name === MAIN_DOCS ? "versions.frozen of site.yml" : `versions.frozen of the set “${name}” in site.yml`;
    return straysIn(root, [...locales.map((locale) => `${locale}/${folder}`), folder], names, home);
  });
}

function straysIn(
  root: string,
  folders: readonly string[],
  names: readonly string[],
  home: string,
): Finding[] {
  return folders.flatMap((parent) =>
    entriesOf(join(root, parent)).flatMap((name): Finding[] => {
      if (names.includes(name)) return [];
      return [
        {
          rule: "version-is-known",
          file: `${parent}/${name}`,
          message: `site.yml has no version “${name}”`,
          expected:
            names.length > 0
              ? `${oneOf(names)}, or an entry for it in ${home}`
              : `an entry for it in ${home}`,
          nearest: nearest(name, names),
        },
      ];
    }),
  );
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith(".") && !name.startsWith("_"))
      .sort();
  } catch {
    // Most sites have one version only.
    return [];
  }
}
