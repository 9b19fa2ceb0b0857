/** A language is taken away from a site: its texts leave the configuration, and its folder is moved out of the content folder. */
import { mkdirSync, readdirSync, renameSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { isThere } from "../../source/on-disk.ts";
import { readInside } from "../../source/read-inside.ts";
import { replaceFile } from "../../source/replace-file.ts";
import { withoutLocale } from "./without-locale.ts";

/** The folder beside the content folder in which the pages are kept. */
export function asideOf(contentFolder: string, id: string): string {
  return join(dirname(resolve(contentFolder)), "removed", id);
}

/** `locales` are the ids of all languages. Returns the files of the configuration that changed, from the content folder. */
export function removeLocale(contentFolder: string, id: string, locales: readonly string[]): string[] {
  const changed = configurationFiles(contentFolder).flatMap((file) => {
    const text = readInside(contentFolder, file).toString();
    const without = withoutLocale(text, id, locales);
    return without === text ? [] : [{ file, without }];
  });
  const aside = asideOf(contentFolder, id);
  if (isThere(join(contentFolder, id))) {
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(join(contentFolder, id), aside);
  }
  for (const { file, without } of changed) replaceFile(join(contentFolder, file), without);
  return changed.map(({ file }) => file);
}

/** Those with texts of all languages: beside the folders of languages, and in those of versions. */
function configurationFiles(contentFolder: string): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(join(contentFolder, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return /^versions/.test(path) ? inside(path) : [];
      return entry.isFile() && path.endsWith(".yml") ? [path] : [];
    });
  return inside("");
}
