/** Files of Docusaurus besides pages: those that are served as they are, those that stay beside pages, and Markdown that is not imported, with the reason. */
import { posix } from "node:path";
import { byFolder, type LeftFile } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { isMarkdown, ownFolders } from "./doc-ids.ts";
import { translatedFolder } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

/** Files of static folders by their address; the first folder counts. */
export function servedFiles({ source, staticFolders }: SourceSite): Map<string, string> {
  return new Map(
    staticFolders
      .toReversed()
      .flatMap((folder) =>
        source.filesBelow(folder).map((name) => [`/${name}`, `${folder}/${name}`] as const),
      ),
  );
}

/** Copies by their path in the content folder. */
export function filesBeside({ source, sections, locales }: SourceSite): Map<string, { copyOf: string }> {
  const files = new Map<string, { copyOf: string }>();
  for (const section of sections)
    for (const [index, locale] of locales.entries()) {
      const folder = index === 0 ? section.folder : translatedFolder(section, locale);
      // Translations of the blog's title and description are in site.yml.
      const isOptions = (name: string) => section.area === "blog" && index > 0 && name === "options.json";
      for (const name of source.filesBelow(folder))
        if (comesAlong(name) && !isOptions(name))
          files.set(`${locale.id}/${section.target}/${ownFolders(name)}`, { copyOf: `${folder}/${name}` });
    }
  return files;
}

/** True for pictures and files beside pages. Code, which a page may link to, stays behind, and what is data of the site. */
function comesAlong(name: string): boolean {
  return !(
    /\.(mdx?|[jt]sx?|css|scss|html)$/.test(name) ||
    /^_category_\./.test(posix.basename(name)) ||
    /^(authors|tags)\.ya?ml$/.test(name)
  );
}

/** `others` are imported files besides pages: parts of pages, and copies. */
export function leftMarkdown(site: SourceSite, others: ReadonlySet<string>): LeftFile[] {
  const pages = new Set(site.pages.map(({ file }) => file));
  const outside = site.sections.map(({ folder }) => folder).filter((folder) => folder.startsWith(".."));
  const files = [".", ...outside].flatMap((folder) =>
    site.source.filesBelow(folder).map((name) => posix.join(folder, name)),
  );
  return [...new Set(files)]
    .filter((file) => isMarkdown(file) && !pages.has(file) && !others.has(file) && !isIn(file, BUILD))
    .map((file) => ({ file, ...reasonFor(file, site) }));
}

/** The folder that Docusaurus writes the built site to. */
const BUILD = "build";

function reasonFor(file: string, { sections, locales }: SourceSite): Omit<LeftFile, "file"> {
  const section = sections.find(({ folder }) => isIn(file, folder));
  if (section)
    return {
      folder: section.folder,
      why: "the site leaves them out by include or exclude",
      isNoted: false,
    };
  const [top = "", second = ""] = posix.dirname(file).split("/");
  const isTranslation = top === "i18n" && locales.some(({ folder }) => folder === second);
  return isTranslation
    ? {
        folder: posix.join(top, second),
        why: "no page of the source language has their names",
        isNoted: false,
      }
    : {
        folder: top || ".",
        why: "no imported plugin, version or language of the site reads this folder",
        isNoted: true,
      };
}

function isIn(file: string, folder: string): boolean {
  return folder === "." || file.startsWith(`${folder}/`);
}

/** One for each folder whose files readers of the old site found, or may have found. */
export function leftNotes(left: readonly LeftFile[]): Note[] {
  return byFolder(left.filter(({ isNoted }) => isNoted)).map(([first, ...others]): Note => {
    const { file, folder, why } = first;
    const what =
      others.length === 0 ? "this file is" : `${others.length + 1} Markdown files in this folder are`;
    return {
      cause: "page-left-behind",
      file: others.length === 0 ? file : folder,
      message: `${what} not imported: ${why}`,
    };
  });
}
