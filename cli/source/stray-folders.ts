/** Folders of pages that no locale of the configuration names: `de/docs`, or `docs` without a locale (S52). */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";

/** `root` is the content folder, `areas` the folders that a locale may have. */
export function strayFolders(root: string, locales: readonly string[], areas: readonly string[]): Finding[] {
  const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() &&
    entry.name !== "static" &&
    entry.name !== "components" &&
    !locales.includes(entry.name)
      ? [entry.name]
      : [],
  );
  return names.sort().flatMap((name): Finding[] => {
    if (areas.includes(name))
      return [stray(name, `the folder “${name}” belongs in the folder of a locale`, `${locales[0]}/${name}`)];
    if (!areas.some((area) => existsSync(join(root, name, area)))) return [];
    const finding = stray(
      name,
      `the folder “${name}” has pages, but site.yml has no locale “${name}”`,
      "an entry in locales",
    );
    return [{ ...finding, nearest: nearest(name, locales) }];
  });
}

function stray(file: string, message: string, expected: string): Finding {
  return { rule: "configuration-is-valid", file, message, expected };
}
