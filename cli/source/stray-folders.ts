/** Folders of pages that no locale of the configuration names: `de/docs`, or `docs` without a locale. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { languageTag } from "../../schema/text.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { lookAt } from "./look-at.ts";

export type StrayFolder = {
  name: string;
  /** True: it looks like the folder of a locale. */
  isLocale: boolean;
};

/** Folders that hold other things than pages. */
const others = new Set(["static", "components"]);

/** `root` is the content folder, `areas` the folders that a locale may have. */
export function strayFolders(
  root: string,
  locales: readonly string[],
  areas: readonly string[],
): StrayFolder[] {
  return readdirSync(root)
    .sort()
    .flatMap((name): StrayFolder[] => {
      if (locales.includes(name) || others.has(name) || lookAt(root, name).kind !== "folder") return [];
      if (areas.includes(name)) return [{ name, isLocale: false }];
      const hasAreas = areas.some((area) => existsSync(join(root, name, area)));
      return hasAreas ? [{ name, isLocale: languageTag.test(name) }] : [];
    });
}

export function strayFinding(
  { name }: StrayFolder,
  locales: readonly string[],
  areas: readonly string[],
): Finding {
  const rule = "configuration-is-valid";
  if (areas.includes(name))
    return {
      rule,
      file: name,
      message: `the folder “${name}” belongs in a locale's folder`,
      expected: `${locales[0]}/${name}`,
    };
  return {
    rule,
    file: name,
    message: `the folder “${name}” has pages, but site.yml has no locale “${name}”`,
    expected: "an entry in locales",
    nearest: nearest(name, locales),
  };
}
