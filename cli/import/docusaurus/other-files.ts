/** Other files than pages → copies in the new site: those beside pages, and those that are served unchanged. */
import { posix } from "node:path";
import type { NewFile } from "../imported-site.ts";
import type { Section } from "./section.ts";
import { ownFolders } from "./source-files.ts";
import type { SourceSite } from "./source-site.ts";

export function otherFiles(site: SourceSite): Map<string, NewFile> {
  const files = new Map<string, NewFile>();
  for (const section of site.sections) copyBeside(site, section, files);
  for (const folder of site.staticFolders)
    for (const name of site.source.filesBelow(folder))
      if (!files.has(`static/${name}`)) files.set(`static/${name}`, { copyOf: `${folder}/${name}` });
  return files;
}

/** True for pictures and files beside pages; code stays behind, and what is data of the site. */
export function comesAlong(name: string): boolean {
  return !(
    /\.(mdx?|[jt]sx?|css|scss)$/.test(name) ||
    /^_category_\./.test(posix.basename(name)) ||
    /^(authors|tags)\.ya?ml$/.test(name)
  );
}

function copyBeside({ source, locales }: SourceSite, section: Section, files: Map<string, NewFile>): void {
  for (const [index, locale] of locales.entries()) {
    const folder = index === 0 ? section.folder : `i18n/${locale.folder}/${section.translated}`;
    for (const name of source.filesBelow(folder)) {
      if (!comesAlong(name)) continue;
      // Translations of the blog's title and description, which are in site.yml.
      if (section.area === "blog" && index > 0 && name === "options.json") continue;
      files.set(`${locale.id}/${section.target}/${ownFolders(name)}`, { copyOf: `${folder}/${name}` });
    }
  }
}
