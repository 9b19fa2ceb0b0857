/** Files beside pages → copies in the new site. */
import { join, posix } from "node:path";
import type { ImportedLocale } from "./locales.ts";
import type { NewFile } from "./new-file.ts";
import type { Note } from "./note.ts";
import type { Section } from "./pages.ts";
import { filesBelow, isPartial } from "./source-files.ts";

/** Pictures and files beside pages; code stays behind. */
export function copyOthers(
  source: string,
  section: Section,
  locales: readonly ImportedLocale[],
  files: Map<string, NewFile>,
  notes: Note[],
): void {
  for (const [index, locale] of locales.entries()) {
    const folder = index === 0 ? section.folder : `i18n/${locale.folder}/${section.translated}`;
    for (const name of filesBelow(join(source, folder))) {
      const base = posix.basename(name);
      if (/\.mdx?$/.test(name) || /^_category_\./.test(base) || /^(authors|tags)\.ya?ml$/.test(name))
        continue;
      // Translations of the blog's title and description, which are in site.yml.
      if (section.area === "blog" && index > 0 && name === "options.json") continue;
      if (/\.([jt]sx?|css|scss)$/.test(name)) {
        if (
          section.area === "pages" &&
          section.wereDocs === undefined &&
          /\.[jt]sx?$/.test(name) &&
          !isPartial(name) &&
          !/\.(test|d)\./.test(name)
        )
          notes.push({
            file: `${folder}/${name}`,
            message: "a page made of code stays behind",
            instead: "write it in Markdown",
          });
        continue;
      }
      files.set(`${locale.id}/${section.target}/${name}`, { copyOf: `${folder}/${name}` });
    }
  }
}
