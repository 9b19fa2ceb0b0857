/** `docs:` and `versions:` of site.yml → the sets of docs that the site has: the one in `docs/` first. */
import { MAIN_DOCS } from "../../schema/contract.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { VersionsConfig } from "../../schema/site-versions.ts";
import type { LocalizedText } from "../../schema/text.ts";

export type DocsSet = {
  /** `docs`, or the name of a further set: its folder in each locale. */
  name: string;
  label: LocalizedText | undefined;
  /** Route without the locale: `/docs`, `/`. */
  path: string;
  versions: VersionsConfig;
  /** True: its pages are in the content folder itself, in no folder of a locale. */
  root?: true;
  /** Paths of the set and its versions in site.yml, for findings. */
  at: { path: readonly (string | number)[]; versions: readonly (string | number)[] };
};

export function docsSets({ docs, versions }: Pick<SiteConfig, "docs" | "versions">): DocsSet[] {
  return [
    {
      name: MAIN_DOCS,
      label: docs.label,
      path: docs.path,
      versions: docs.root ? { ...versions, frozen: [] } : versions,
      ...(docs.root && { root: true }),
      at: { path: ["docs", "path"], versions: ["versions"] },
    },
    ...(docs.root ? [] : docs.sets).flatMap(({ name, label, path, versions }, index): DocsSet[] => {
      // One that is given twice has its finding.
      if (docs.sets.findIndex((set) => set.name === name) < index) return [];
      const at = ["docs", "sets", index];
      return [
        {
          name,
          label,
          path: path ?? `/${name}`,
          versions,
          at: { path: [...at, path === undefined ? "name" : "path"], versions: [...at, "versions"] },
        },
      ];
    }),
  ];
}

/** The name and the versions of a set, which determine its folders. */
export type FoldersOfSet = {
  name: string;
  versions: { frozen: readonly { name: string }[] };
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
