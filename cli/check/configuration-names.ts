/** What site.yml and sidebars.yml name: sidebars, docs and folders of docs exist, and no category is empty. */
import type { SidebarItem } from "../../schema/sidebar.ts";
import type { CategoryEntry, SidebarEntry } from "../../schema/sidebars.ts";
import type { NavbarItem } from "../../schema/site.ts";
import type { Finding } from "../report/finding.ts";
import type { Doc } from "../site/docs/doc.ts";
import type { Version } from "../site/docs/versions.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../yaml/value-at.ts";
import { unknownDoc, unknownName } from "./unknown-name.ts";

/** `ids` are those of the docs, `folders` their folders without number prefixes, the root being empty. */
export type DocNames = { ids: ReadonlySet<string>; folders: ReadonlySet<string> };

/** A version of the docs in the source locale: its docs, drafts included, and its sidebars file if it has one. */
export type VersionNames = {
  version: Version;
  docs: readonly Doc[];
  names: DocNames;
  sidebars: Configuration["sidebars"];
};

export function checkSidebars({ ids, folders }: DocNames, sidebars: Configuration["sidebars"]): Finding[] {
  if (!sidebars) return [];
  const { file, placeOf, isWhole } = sidebars;
  const at = (path: PathPart[]) => ({ file, place: placeOf(path) });
  // What is missing in a file that could not be used as a whole has its finding already.
  const invalid = (path: PathPart[], message: string, expected: string): Finding[] =>
    isWhole ? [{ ...at(path), rule: "configuration-is-valid", message, expected }] : [];
  const docAt = (id: string, path: PathPart[]): Finding[] =>
    ids.has(id) ? [] : [{ ...at(path), ...unknownDoc(id, ids) }];
  const folderAt = (folder: string, path: PathPart[]): Finding[] =>
    folders.has(folder.replace(/^\/+|\/+$/g, ""))
      ? []
      : [
          {
            ...at(path),
            ...unknownName("doc-is-known", "folder of docs", folder, folders, "a folder in docs/"),
          },
        ];

  const visit = (entry: SidebarEntry, path: PathPart[]): Finding[] => {
    if (typeof entry === "string") return docAt(entry, path);
    if ("doc" in entry) return docAt(entry.doc, [...path, "doc"]);
    if ("folder" in entry) return folderAt(entry.folder, [...path, "folder"]);
    return "link" in entry ? [] : visitCategory(entry.category, [...path, "category"]);
  };
  const visitCategory = ({ label, doc, folder, items }: CategoryEntry, path: PathPart[]): Finding[] => {
    const findings: Finding[] = [];
    if (label === undefined && folder === undefined)
      findings.push(
        ...invalid(
          path,
          "this category has neither a label nor a folder",
          "a label, or a folder that gives it",
        ),
      );
    if (folder === undefined && !items?.length && doc === undefined)
      findings.push(...invalid(path, "this category has nothing to link to", "items, a folder or a doc"));
    if (doc !== undefined) findings.push(...docAt(doc, [...path, "doc"]));
    if (folder !== undefined) findings.push(...folderAt(folder, [...path, "folder"]));
    return [...findings, ...(items?.flatMap((item, index) => visit(item, [...path, "items", index])) ?? [])];
  };

  return Object.entries(sidebars.value).flatMap(([id, entries]) => [
    ...(entries.length === 0
      ? invalid([id], `the sidebar “${id}” has nothing to link to`, "at least one item")
      : []),
    ...entries.flatMap((entry, index) => visit(entry, [id, index])),
  ]);
}

/** Without a `sidebars.yml` there is one sidebar; undefined where nobody can read the file. */
export function sidebarNames(sidebars: Configuration["sidebars"]): ReadonlySet<string> | undefined {
  return sidebars ? sidebars.names : new Set(["docs"]);
}

/** An item leads somewhere in one version at least; where a version lacks it, it leads to the latest that has it. */
export function checkNavigation(
  versions: readonly VersionNames[],
  { sidebars, locales }: Site,
  { site }: Configuration,
): Finding[] {
  const { file, placeOf } = site;
  const ids = new Set(versions.flatMap(({ names }) => [...names.ids]));
  const lists = versions.map((version) => sidebarNames(version.sidebars));
  const known = lists.every((list) => list !== undefined)
    ? new Set(lists.flatMap((list) => [...list]))
    : undefined;
  /** Locales in which the sidebar holds no link. */
  const emptyIn = (name: string) =>
    locales.filter(
      ({ id }) =>
        !sidebars.some((sidebar) => sidebar.id === name && sidebar.locale === id && leads(sidebar.items)),
    );
  const visit = (item: NavbarItem, path: PathPart[]): Finding[] => {
    if (item.type === "dropdown")
      return item.items.flatMap((inner, index) => visit(inner, [...path, "items", index]));
    const findings: Finding[] = [];
    if (item.type === "sidebar" && known && !known.has(item.sidebar))
      findings.push({
        file,
        place: placeOf([...path, "sidebar"]),
        ...unknownName("sidebar-is-known", "sidebar", item.sidebar, known, "sidebars.yml"),
      });
    else if (item.type === "sidebar" && known && isWritten(item.sidebar, versions)) {
      const empty = emptyIn(item.sidebar);
      if (empty.length > 0)
        findings.push({
          file,
          place: placeOf([...path, "sidebar"]),
          rule: "configuration-is-valid",
          message: `the sidebar “${item.sidebar}” has nothing to link to${empty.length < locales.length ? ` in ${empty.map(({ id }) => id).join(", ")}` : ""}: every doc in it is a draft or unlisted`,
          expected: "a sidebar with a published page or a link",
        });
    }
    if ((item.type === "sidebar" || item.type === "doc") && item.doc !== undefined && !ids.has(item.doc))
      findings.push({
        file,
        place: placeOf([...path, "doc"]),
        ...unknownDoc(item.doc, ids),
      });
    return findings;
  };
  const { navbar, footer } = site.value;
  return [
    ...navbar.left.flatMap((item, index) => visit(item, ["navbar", "left", index])),
    ...navbar.right.flatMap((item, index) => visit(item, ["navbar", "right", index])),
    ...footer.columns.flatMap(({ items }, column) =>
      items.flatMap((item, index) => visit(item, ["footer", "columns", column, "items", index])),
    ),
  ];
}

/** False where the sidebar's own file has findings already, which tell why it leads nowhere. */
function isWritten(name: string, versions: readonly VersionNames[]): boolean {
  return versions.every(({ names, sidebars }) => {
    if (!sidebars) return true;
    const entries = sidebars.value[name];
    if (!entries) return !sidebars.names?.has(name);
    return (
      entries.length > 0 && checkSidebars(names, { ...sidebars, value: { [name]: entries } }).length === 0
    );
  });
}

function leads(items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) => item.href !== undefined || (item.kind === "category" && leads(item.items ?? [])),
  );
}
