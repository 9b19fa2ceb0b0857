/** Names in sidebars.yml, and of sidebars in site.yml: docs, folders of docs and sidebars exist, and no sidebar or category is empty. */

import { CURRENT_VERSION } from "../../schema/contract.ts";
import type { CategoryEntry, SidebarEntry, Sidebars } from "../../schema/sidebars.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { cardAreas } from "../../schema/site-parts.ts";
import type { Finding } from "../report/finding.ts";
import { firstSuggestions } from "../report/suggester.ts";
import type { Doc } from "../site/docs/doc.ts";
import type { Version } from "../site/docs/docs-versions.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsSets, sidebarsFile } from "../source/docs-sets.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import { unknownDoc, unknownName } from "./unknown-name.ts";

/** `ids` are those of the docs, `folders` their folders without number prefixes, the root being empty. */
export type DocNames = { ids: ReadonlySet<string>; folders: ReadonlySet<string> };

type SidebarsFile = ConfigFile<Sidebars> | undefined;

/** A version of the docs in the source locale: its docs, drafts included, and its sidebars file if it has one. */
export type VersionNames = {
  version: Version;
  docs: readonly Doc[];
  names: DocNames;
  sidebars: SidebarsFile;
};

export function checkSidebars({ ids, folders }: DocNames, sidebars: SidebarsFile): Finding[] {
  if (!sidebars) return [];
  const { file, placeOf, isWhole } = sidebars;
  const isSuggested = firstSuggestions();
  const at = (path: PathPart[]) => ({ file, place: placeOf(path) });
  // If a file is not usable as a whole, a missing name is not reported again.
  const invalid = (path: PathPart[], message: string, expected: string): Finding[] =>
    isWhole ? [{ ...at(path), rule: "configuration-is-valid", message, expected }] : [];
  const docAt = (id: string, path: PathPart[]): Finding[] =>
    ids.has(id) ? [] : [{ ...at(path), ...unknownDoc(id, ids, isSuggested) }];
  const choices = { known: folders, home: "a folder of this name", isSuggested };
  // All docs may be none: a new site can have its sidebar before its first doc.
  const isKnown = (folder: string): boolean => folder === "" || folders.has(folder);
  const folderAt = (folder: string, path: PathPart[]): Finding[] =>
    isKnown(folder.replace(/^\/+|\/+$/g, ""))
      ? []
      : [{ ...at(path), ...unknownName("doc-is-known", "folder of docs", folder, choices) }];

  const visit = (entry: SidebarEntry, path: PathPart[]): Finding[] => {
    if (typeof entry === "string") return docAt(entry, path);
    if ("doc" in entry) return docAt(entry.doc, [...path, "doc"]);
    if ("folder" in entry) return folderAt(entry.folder, [...path, "folder"]);
    return "link" in entry ? [] : visitCategory(entry.category, [...path, "category"]);
  };
  const visitCategory = ({ label, doc, folder, items }: CategoryEntry, path: PathPart[]): Finding[] => {
    const isUnnamed = label === undefined && folder === undefined;
    const isEmpty = folder === undefined && !items?.length && doc === undefined;
    const [unnamed, name] = [
      "this category has neither a label nor a folder",
      "a label, or a folder to take it from",
    ];
    return [
      ...(isUnnamed ? invalid(path, unnamed, name) : []),
      ...(isEmpty ? invalid(path, "this category has nothing to link to", "items, a folder or a doc") : []),
      ...(doc === undefined ? [] : docAt(doc, [...path, "doc"])),
      ...(folder === undefined ? [] : folderAt(folder, [...path, "folder"])),
      ...(items?.flatMap((item, index) => visit(item, [...path, "items", index])) ?? []),
    ];
  };

  return Object.entries(sidebars.value).flatMap(([id, entries]) => [
    ...(entries.length === 0
      ? invalid([id], `the sidebar “${id}” has nothing to link to`, "at least one item")
      : []),
    ...entries.flatMap((entry, index) => visit(entry, [id, index])),
  ]);
}

/** Without a file of sidebars there is one, of the set's name; undefined where the file cannot be read. */
export function sidebarNames({
  sidebars,
  version,
}: Pick<VersionNames, "sidebars" | "version">): ReadonlySet<string> | undefined {
  return sidebars ? sidebars.names : new Set([version.set]);
}

/** Sidebars that `cards` and `organization` of site.yml name: each exists. */
export function checkSidebarUses({ site, sidebars }: Configuration): Finding[] {
  const known = currentSidebars(site.value, sidebars);
  if (!known) return [];
  const { file, placeOf } = site;
  const { cards, organization } = site.value;
  const areas = new Set([...cardAreas, ...known]);
  const home = "a sidebar in sidebars.yml";
  const unknown = (kind: string, name: string, all: ReadonlySet<string>, path: PathPart[], ofKey = false) =>
    all.has(name)
      ? []
      : [
          {
            file,
            place: placeOf(path, ofKey),
            ...unknownName("sidebar-is-known", kind, name, { known: all, home }),
          },
        ];
  const { services } = organization ?? {};
  return [
    ...Object.keys(cards).flatMap((name) => unknown("area or sidebar", name, areas, ["cards", name], true)),
    ...(services === undefined ? [] : unknown("sidebar", services, known, ["organization", "services"])),
  ];
}

/** The names of the sidebars of all sets; undefined where a file of them cannot be read. */
function currentSidebars(
  site: SiteConfig,
  sidebars: Configuration["sidebars"],
): ReadonlySet<string> | undefined {
  const names = docsSets(site).map(({ name: set }) => {
    const file = sidebars.get(sidebarsFile({ set, version: CURRENT_VERSION }));
    return file ? file.names : new Set([set]);
  });
  return names.every((list) => list !== undefined) ? new Set(names.flatMap((list) => [...list])) : undefined;
}
