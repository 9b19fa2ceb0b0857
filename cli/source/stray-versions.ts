/** Folders of frozen docs and `versions` of site.yml belong together: each folder has its entry, each entry its folder. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";

/** `root` is the content folder, `names` are those of the frozen versions. */
export function strayVersions(root: string, locales: readonly string[], names: readonly string[]): Finding[] {
  const folders = locales.map((locale) => `${locale}/versions`);
  return [...folders, "versions"].flatMap((parent) =>
    entriesOf(join(root, parent)).flatMap((name): Finding[] => {
      if (names.includes(name)) return [];
      return [
        {
          rule: "version-is-known",
          file: `${parent}/${name}`,
          message: `site.yml has no version “${name}”`,
          expected:
            names.length > 0
              ? `one of ${names.join(", ")}`
              : "an entry for it in versions.frozen of site.yml",
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
