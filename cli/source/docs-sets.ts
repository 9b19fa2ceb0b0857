/** `docs:`, `versions:` and `apis:` of site.yml → the sets of docs that the site has: the one in `docs/` first. */
import { posix } from "node:path";
import type { ApiConfig } from "../../schema/apis.ts";
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { VersionsConfig } from "../../schema/site-versions.ts";
import type { LocalizedText } from "../../schema/text.ts";
import type { SourceFile } from "./source-file.ts";

export type DocsSet = {
  /** `docs`, or the name of a further set: its folder in each locale. */
  name: string;
  label: LocalizedText | undefined;
  /** Route without the locale: `/docs`, `/`. */
  path: string;
  versions: VersionsConfig;
  /** True: its pages are in the content folder itself, in no folder of a locale. */
  root?: true;
  /** The API whose description makes the pages of the set. */
  api?: ApiConfig;
  /** Paths of the set and its versions in site.yml, for findings. */
  at: { path: readonly (string | number)[]; versions: readonly (string | number)[] };
};

export function docsSets({
  docs,
  versions,
  apis,
}: Pick<SiteConfig, "docs" | "versions"> & Partial<Pick<SiteConfig, "apis">>): DocsSet[] {
  const names = new Set<string>([MAIN_DOCS]);
  const sets: DocsSet[] = [
    {
      name: MAIN_DOCS,
      label: docs.label,
      path: docs.path,
      versions: docs.root ? { ...versions, frozen: [] } : versions,
      ...(docs.root && { root: true }),
      at: { path: ["docs", "path"], versions: ["versions"] },
    },
    ...(docs.root ? [] : docs.sets).map(({ name, label, path, versions }, index): DocsSet => {
      const at = ["docs", "sets", index];
      return {
        name,
        label,
        path: path ?? `/${name}`,
        versions,
        at: { path: [...at, path === undefined ? "name" : "path"], versions: [...at, "versions"] },
      };
    }),
    ...(docs.root ? [] : (apis ?? [])).map((api, index): DocsSet => {
      const { id: name, title: label, path, versions } = api;
      const at = ["apis", index];
      return {
        name,
        label,
        path: path ?? `/${name}`,
        versions,
        api,
        at: { path: [...at, path === undefined ? "id" : "path"], versions: [...at, "versions"] },
      };
    }),
  ];
  // One that is given twice has its finding.
  return sets.filter(({ name }, index) => index === 0 || (!names.has(name) && names.add(name)));
}

/** The name and the versions of a set, which determine its folders. */
export type FoldersOfSet = {
  name: string;
  versions: { frozen: readonly { name: string }[] };
  api?: ApiConfig;
  root?: true;
};

/** Folders in which a locale has its pages. */
export function areaFolders(sets: readonly Pick<DocsSet, "name">[]): string[] {
  return [...sets.map(({ name }) => name), "blog", "pages"];
}

/** As data names a set: the first one is not named. */
export function setInData(name: string): { set?: string } {
  return name === MAIN_DOCS ? {} : { set: name };
}

/** A version of a set of docs, by their names. */
export type DocsVersionRef = { set: string; version: string };

/** Folder of docs: `en/docs`, `fr/versions/1.0`; of the set `api` `en/api`, `fr/versions-api/1.0`. */
export function docsFolder(locale: string, { set, version }: DocsVersionRef): string {
  return version === CURRENT_VERSION ? `${locale}/${set}` : `${locale}/${versionsFolder(set)}/${version}`;
}

/** Folder of the frozen versions of a set, in a locale and for the sidebars. */
export function versionsFolder(set: string): string {
  return `versions${suffix(set)}`;
}

/** `sidebars.yml`, `versions/1.0/sidebars.yml`; of the set `api` `sidebars-api.yml`, `versions-api/1.0/sidebars.yml`. */
export function sidebarsFile({ set, version }: DocsVersionRef): string {
  return version === CURRENT_VERSION
    ? `sidebars${suffix(set)}.yml`
    : `${versionsFolder(set)}/${version}/sidebars.yml`;
}

/** Folders of the files of APIs: `apis`, and `versions-orders/1.0/apis` of a frozen version. */
export function apiFolders(sets: readonly FoldersOfSet[]): string[] {
  const frozen = sets.flatMap(({ name, api, versions }) =>
    api ? versions.frozen.map((version) => apiFile({ set: name, version: version.name }, "apis")) : [],
  );
  return ["apis", ...frozen];
}

/** The path of an API's file in a version of its reference. */
export function apiFile({ set, version }: DocsVersionRef, file: string): string {
  return version === CURRENT_VERSION ? file : `${versionsFolder(set)}/${version}/${file}`;
}

function suffix(set: string): string {
  return set === MAIN_DOCS ? "" : `-${set}`;
}

/** The set and the version that a file of docs belongs to. */
export function docsOfFile({ set, version }: Pick<SourceFile, "set" | "version">): DocsVersionRef {
  return { set: set ?? MAIN_DOCS, version: version ?? CURRENT_VERSION };
}

/** Folder of the docs that a source file belongs to: `en/docs`, `en/versions/1.0`. */
export function docsFolderOf(source: string): string {
  return source
    .split("/")
    .slice(0, isFrozen(source) ? 3 : 2)
    .join("/");
}

/** `en/docs/x.md` as a page of the version 1.0 means it: `en/versions/1.0/x.md`. */
export function sourceInVersion(target: string, source: string): string {
  const current = `${currentFolder(source)}/`;
  return target.startsWith(current) ? `${docsFolderOf(source)}/${target.slice(current.length)}` : target;
}

/** File that a relative path leads to; one that leaves the version is read as if the page still stood in the current docs. */
export function besideInVersion(path: string, source: string, isThere: (file: string) => boolean): string {
  const literally = posix.join(posix.dirname(source), path);
  if (!isFrozen(source)) return literally;
  const folder = docsFolderOf(source);
  if (literally.startsWith(`${folder}/`) || isThere(literally)) return literally;
  const before = currentFolder(source) + source.slice(folder.length);
  return posix.join(posix.dirname(before), path);
}

const frozen = /^([^/]*)\/versions(?:-([^/]+))?\//;

export function isFrozen(source: string): boolean {
  return frozen.test(source);
}

/** `en/versions/1.0/x.md` → `en/docs`: the folder that a frozen file was copied from; else its own. */
function currentFolder(source: string): string {
  const [, locale, set = MAIN_DOCS] = frozen.exec(source) ?? [];
  return locale === undefined ? docsFolderOf(source) : `${locale}/${set}`;
}
