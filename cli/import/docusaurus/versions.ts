/** Instances of the docs plugin and their versions: which there are, where they are, and how `site.yml` names them. */
import { posix } from "node:path";
import * as z from "zod";
import { MAIN_DOCS } from "../../../schema/contract.ts";
import { DocsSetConfig } from "../../../schema/docs-sets.ts";
import { ownValue } from "../../../schema/own-value.ts";
import { VersionsConfig } from "../../../schema/site-versions.ts";
import type { LocalizedText } from "../../../schema/text.ts";
import { sidebarsFile, versionsFolder } from "../../source/docs-sets.ts";
import { FileProblem, fatalError } from "../file-problem.ts";
import { moduleFile } from "../module-file.ts";
import type { Note } from "../note.ts";
import { readModule } from "../read-module.ts";
import type { SourceFolder } from "../source-folder.ts";
import type { DocsOptions } from "./docusaurus-config.ts";
import type { Plugins } from "./plugins.ts";
import { localized, pluginFolder } from "./translations.ts";

export type ImportedVersion = {
  /** Name of the set of docs in the new site. */
  set: string;
  /** `current`, or the name of a frozen version. */
  name: string;
  /** The version's name in the source: a script of the site may make a frozen version of the current docs. */
  sourceName: string;
  /** Folder in the source. */
  folder: string;
  /** The version's folder below `i18n/<locale>/`, beside the file of its texts. */
  translated: string;
  /** Folder below a locale's in the new site. */
  target: string;
  /** Sidebars in the source; undefined where the docs have none of their own, false where they are shown without. */
  sidebars: string | false | undefined;
  /** The new path of its `sidebars.yml`. */
  sidebarsTarget: string;
  /** Below the root of the docs: empty, `/next`, `/1.0`. */
  path: string;
};

/** Throws where `versions.json` cannot be read: the addresses of all docs depend on it. */
async function versionsIn(
  source: SourceFolder,
  { set, options }: { set: string; options: DocsOptions },
  notes: Note[],
): Promise<ImportedVersion[]> {
  // A second folder of docs has files of its own.
  const prefix = options.id === undefined || options.id === "default" ? "" : `${options.id}_`;
  const names = options.disableVersioning ? [] : await versionNames(source, `${prefix}versions.json`, notes);
  const wanted = [
    ...(options.includeCurrentVersion === false && names.length > 0 ? [] : ["current"]),
    ...names,
  ].filter((name) => options.onlyIncludeVersions?.includes(name) ?? true);
  const last = options.lastVersion ?? names[0] ?? "current";
  const currentFolder = posix.normalize(options.path ?? "docs");
  const folderOf = (name: string): string =>
    name === "current" ? currentFolder : `${prefix}versioned_docs/version-${name}`;
  const isThere = (folder: string): boolean => source.isThere(folder);
  // A script that runs before Docusaurus copies the current docs to the version that it shows.
  const copied =
    !wanted.includes("current") && isThere(currentFolder)
      ? wanted.find((name) => !isThere(folderOf(name)))
      : undefined;
  const missing = wanted.filter((name) => name !== copied && name !== "current" && !isThere(folderOf(name)));
  for (const name of missing)
    notes.push({
      file: `${prefix}versions.json`,
      message: `the version “${name}” is not imported: there is no folder ${folderOf(name)}`,
    });
  if (copied !== undefined)
    notes.push({
      file: `${prefix}versions.json`,
      message: `the version “${copied}” has no folder ${folderOf(copied)}: the docs in ${currentFolder} are shown in its place, as the current ones`,
    });
  const there = wanted.filter((name) => !missing.includes(name));
  return there.map((sourceName): ImportedVersion => {
    const name = sourceName === copied ? "current" : sourceName;
    const isCurrent = name === "current";
    const path = ownValue(options.versions, sourceName)?.path;
    const below = path ?? (sourceName === last ? "" : isCurrent ? "next" : name);
    const frozenSidebars = `${prefix}versioned_sidebars/version-${sourceName}-sidebars.json`;
    const isFrozen = sourceName !== "current" && (!isCurrent || isThere(frozenSidebars));
    const sidebarPath = isFrozen ? frozenSidebars : options.sidebarPath;
    const sidebars = sidebarPath ? moduleFile(source, posix.normalize(sidebarPath)) : sidebarPath;
    if (!isFrozen && sidebarPath && sidebars === undefined)
      notes.push({
        cause: "navigation-item",
        file: sidebarPath,
        message: "there is no such file of sidebars: the docs are listed by folder",
        instead: "write sidebars.yml",
      });
    return {
      set,
      name,
      sourceName,
      folder: folderOf(name),
      translated: `${pluginFolder("docs", options.id)}/${sourceName === "current" ? "current" : `version-${sourceName}`}`,
      target: isCurrent ? set : `${versionsFolder(set)}/${name}`,
      sidebars,
      sidebarsTarget: sidebarsFile({ set, version: name }),
      path: below.replace(/^\/*|\/+$/g, "") === "" ? "" : `/${below.replace(/^\/+|\/+$/g, "")}`,
    };
  });
}

async function versionNames(source: SourceFolder, file: string, notes: Note[]): Promise<string[]> {
  if (!source.isThere(file)) return [];
  const { value } = await readModule(source, file, 0).catch((error: unknown) => {
    throw fatalError(source.shown(file), error);
  });
  const { data: names } = z.array(z.string()).safeParse(value);
  if (!names) {
    throw fatalError(
      source.shown(file),
      new FileProblem('expected a list of names, such as ["2.0", "1.0"]', {
        place: { line: 1, column: 1 },
      }),
    );
  }
  return names.filter((name) => {
    const fits = VersionsConfig.safeParse({ frozen: [{ name }] }).success;
    if (!fits)
      notes.push({
        file,
        message: `the version “${name}” is not imported: its name has characters that names cannot have`,
      });
    return fits;
  });
}

/** `versions` of site.yml, with labels in all languages; undefined if it would be empty. */
export function versionsConfig(
  { versions, options }: { versions: readonly ImportedVersion[]; options: DocsOptions },
  languages: Parameters<typeof localized>[1],
): object | undefined {
  const labelOf = (
    { sourceName, translated: file }: ImportedVersion,
    label = sourceName === "current" ? "Next" : sourceName,
  ): LocalizedText => localized(label, languages, file, "version.label");
  const frozen = versions.filter(({ name }) => name !== "current");
  const choices = (version: ImportedVersion): object => {
    const { name, sourceName } = version;
    const { label: custom, path, banner, badge, noIndex } = ownValue(options.versions, sourceName) ?? {};
    const label = labelOf(version, custom);
    return {
      ...((custom !== undefined || typeof label === "object" || name !== sourceName) && { label }),
      ...(path !== undefined && { path: path.replace(/^\/+|\/+$/g, "") }),
      ...(banner !== undefined && { banner }),
      ...(badge === false && { badge }),
      ...(noIndex && { noindex: true }),
    };
  };
  const currentDocs = versions.find(({ name }) => name === "current");
  const current = currentDocs ? choices(currentDocs) : {};
  if (frozen.length === 0) return Object.keys(current).length > 0 ? { current } : undefined;
  const isCopied = currentDocs?.sourceName !== "current" && currentDocs?.path === "";
  const last =
    versions.find(({ sourceName }) => sourceName === options.lastVersion) ??
    (isCopied ? currentDocs : undefined);
  return {
    ...(last && { last: last.name }),
    ...(Object.keys(current).length > 0 && { current }),
    frozen: frozen.map((version) => ({ name: version.name, ...choices(version) })),
  };
}

export type ImportedDocs = {
  /** Name of the set: `docs` for the first. */
  set: string;
  options: DocsOptions;
  versions: readonly ImportedVersion[];
};

/** The first instance first. Throws where a list of versions cannot be read: the addresses of all docs depend on it. */
export async function docsIn(
  source: SourceFolder,
  instances: Plugins["docs"],
  notes: Note[],
): Promise<ImportedDocs[]> {
  const names = new Set<string>();
  const sets = instances.map((options, index) => {
    const set = index === 0 ? MAIN_DOCS : setName(options.id ?? "", names);
    if (index > 0) names.add(set.toLowerCase());
    return { set, options };
  });
  return Promise.all(
    sets.map(async ({ set, options }) => ({
      set,
      options,
      versions: await versionsIn(source, { set, options }, notes),
    })),
  );
}

/** The instance's id, made into a name that a set can have and no other has. */
function setName(id: string, taken: ReadonlySet<string>): string {
  const bare =
    id
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .replace(/^[-_]+/, "")
      .slice(0, 24) || "more";
  const isUsable = (name: string) =>
    DocsSetConfig.safeParse({ name }).success && !taken.has(name.toLowerCase());
  for (let count = 1; ; count++) {
    const name = count === 1 ? bare : `${bare}-docs${count === 2 ? "" : count - 1}`;
    if (isUsable(name)) return name;
  }
}

/** The set that an item of bar or footer names by the id of its instance; undefined where there is none. */
export function docsOfInstance(
  id: string | undefined,
  docs: readonly ImportedDocs[],
): ImportedDocs | undefined {
  const isMain = id === undefined || id === "default";
  return (
    docs.find(({ options }) => options.id === id) ??
    (isMain ? docs.find(({ set }) => set === MAIN_DOCS) : undefined)
  );
}
