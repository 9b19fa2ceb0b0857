/** Files and folders of the content folder that are in no place where anything is read. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { CURRENT_VERSION } from "../../schema/contract.ts";
import { areaFolders, type FoldersOfSet, sidebarsFile, versionsFolder } from "./docs-sets.ts";
import { entryKindAt } from "./entry-kind.ts";
import { isHiddenPage } from "./ignored-names.ts";

export type UnreadEntry = {
  /** The path from the content folder. */
  path: string;
  isFolder: boolean;
  /** True for a folder with a Markdown file directly in it. */
  hasPages: boolean;
  /** True for docs (of any set), blog and pages, and for a folder with one of them in it. */
  isOrHasArea: boolean;
};

/** Files and folders of a content folder that hold no pages. */
export const ofContent: readonly string[] = [
  "site.yml",
  "sidebars.yml",
  "authors.yml",
  "tags.yml",
  "theme.css",
  "routes.lock",
  "links.lock",
  "reviews.lock",
  "static",
  "components",
  "extensions",
  "apis",
];
const ofLocale = [
  "strings.yml",
  "variables.yml",
  "glossary.yml",
  "synonyms.yml",
  "terms.yml",
  "search-tests.yml",
];
const ofVersion = ["sidebars.yml", "apis"];

/** Files that people and other programs keep at the top of a folder. */
const deliberate =
  /^((readme|licen[cs]e|changelog|changes|contributing|code_of_conduct|security|notice|copying|maintainers|codeowners|todo)(\.(md|txt|rst|adoc))?|package(-lock)?\.json|[jt]sconfig\.json|yarn\.lock|pnpm-lock\.yaml|makefile|.*\.code-workspace)$/i;

export function unreadEntries(
  root: string,
  locales: readonly string[],
  sets: readonly FoldersOfSet[],
): UnreadEntry[] {
  const areas = areaFolders(sets);
  const versions = sets.map(({ name }) => versionsFolder(name));
  const sidebars = sets.map(({ name }) => sidebarsFile({ set: name, version: CURRENT_VERSION }));
  const ofSite = [...ofContent, ...sidebars, ...versions, ...locales];
  const entries = (folder: string, known: readonly string[]) => entriesIn(root, folder, { known, areas });
  return [
    ...entries("", ofSite).filter(({ path }) => !deliberate.test(path)),
    ...locales.flatMap((locale) => entries(locale, [...ofLocale, ...areas, ...versions])),
    ...sets.flatMap((set) =>
      set.versions.frozen.flatMap(({ name }) => entries(`${versionsFolder(set.name)}/${name}`, ofVersion)),
    ),
  ];
}

/**
 * Without hidden files, and without folders whose name starts with “_”, which hold parts of pages; other tools have posts in
 * `_posts`.
 */
function entriesIn(
  root: string,
  folder: string,
  { known, areas }: { known: readonly string[]; areas: readonly string[] },
): UnreadEntry[] {
  return namesIn(join(root, folder)).flatMap((name): UnreadEntry[] => {
    if (known.includes(name) || (name.startsWith(".") && !isHiddenPage(name)) || name === "node_modules")
      return [];
    const path = folder === "" ? name : `${folder}/${name}`;
    const { kind } = entryKindAt(root, path);
    const isFolder = kind === "folder";
    const isShared = name.startsWith("_") && name !== "_posts" && (isFolder || name.endsWith(".md"));
    if (kind === "nothing" || isShared) return [];
    const isOrHasArea = [name, ...(isFolder ? namesIn(join(root, path)) : [])].some((each) =>
      areas.includes(each),
    );
    const hasPages = isFolder && namesIn(join(root, path)).some((inner) => inner.endsWith(".md"));
    return [{ path, isFolder, hasPages, isOrHasArea }];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // Most sites have no versions; what cannot be read is said of the folder itself.
    return [];
  }
}
