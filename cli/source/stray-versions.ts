/** Folders of frozen docs and `versions` of site.yml belong together: each folder has its entry, each entry its folder. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { MAIN_DOCS } from "../../schema/contract.ts";
import { oneOf } from "../report/counted.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { type FoldersOfSet, versionsFolder } from "./docs-sets.ts";

/** `root` is the content folder. */
export function strayVersions(
  root: string,
  locales: readonly string[],
  sets: readonly FoldersOfSet[],
): Finding[] {
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
