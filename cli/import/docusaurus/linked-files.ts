/** Files that pages show or link to: parts, copies of those beside pages and of those that are served unchanged, and their addresses. */
import { posix } from "node:path";
import { decoded } from "../../../schema/paths.ts";
import { splitSuffix } from "../../site/link-target.ts";
import type { SourceFolder } from "../source-folder.ts";
import { fromSite, isMarkdown, ownFolders } from "./doc-ids.ts";
import type { LinkTargets } from "./link-targets.ts";
import type { Section } from "./page-folders.ts";
import { besides, type ImportedPage, outerPart, translatedFolder } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

type Copy = { copyOf: string };

export function otherFiles(site: SourceSite): Map<string, Copy> {
  const files = new Map<string, Copy>();
  for (const section of site.sections) copyBeside(site, section, files);
  for (const folder of site.staticFolders)
    for (const name of site.source.filesBelow(folder))
      if (!files.has(`static/${name}`)) files.set(`static/${name}`, { copyOf: `${folder}/${name}` });
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

function copyBeside({ source, locales }: SourceSite, section: Section, files: Map<string, Copy>): void {
  for (const [index, locale] of locales.entries()) {
    const folder = index === 0 ? section.folder : translatedFolder(section, locale);
    for (const name of source.filesBelow(folder)) {
      if (!comesAlong(name)) continue;
      // Translations of the blog's title and description, which are in site.yml.
      if (section.area === "blog" && index > 0 && name === "options.json") continue;
      files.set(`${locale.id}/${section.target}/${ownFolders(name)}`, { copyOf: `${folder}/${name}` });
    }
  }
}

/** Path in the source of the file that an address names: `@site/…`, or one beside the page, also of the source language. */
export function fileMeant(url: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  const path = decoded(splitSuffix(url).path);
  const inSite = fromSite(path);
  // Of a page in the source language, both are the same.
  const candidates = path.startsWith("/") || posix.extname(path) === "" ? [] : besides(page, path);
  return (inSite === undefined ? candidates : [inSite]).find(
    (file) => !isMarkdown(file) && targets.source.isFile(file),
  );
}

/** A copy of a file that a page names, if the file is not imported anyway. */
export function copyMeant(
  url: string,
  page: ImportedPage,
  targets: LinkTargets,
): { copyOf: string; target: string } | undefined {
  const file = fileMeant(url, page, targets);
  if (file === undefined || servedFrom(file, targets) !== undefined) return undefined;
  const place = placeOf(file, page, targets);
  if (place?.comesAlong) return undefined;
  if (place) return { copyOf: file, target: place.target };
  // Files above the source do not belong to the site.
  return file.startsWith("../") ? undefined : { copyOf: file, target: `static${madeAddress(file)}` };
}

/** Relative to the page for what is in a folder of pages, else from the top of the site. */
export function addressOfFile(file: string, page: ImportedPage, targets: LinkTargets): string {
  const place = placeOf(file, page, targets);
  const address =
    servedFrom(file, targets) ??
    (place ? posix.relative(posix.dirname(page.target), place.target) : madeAddress(file));
  return encodeURI(address);
}

function servedFrom(file: string, { staticFolders }: LinkTargets): string | undefined {
  const folder = staticFolders.find((each) => file.startsWith(`${each}/`));
  return folder === undefined ? undefined : file.slice(folder.length);
}

/** Docusaurus serves such files from there, too, with a hash in their names. */
function madeAddress(file: string): string {
  return `/assets/files/${file.replace(/^(\.\.\/)+/, "")}`;
}

/** The new place of a file in a folder of pages; the page's own folder counts first. */
function placeOf(
  file: string,
  { section, locale }: ImportedPage,
  { sections, sourceLocale }: LinkTargets,
): { target: string; comesAlong: boolean } | undefined {
  const translated = translatedFolder(section, locale);
  const places = [
    ...(locale === sourceLocale ? [] : [{ folder: translated, section, id: locale.id }]),
    ...[section, ...sections].map((each) => ({ folder: each.folder, section: each, id: sourceLocale.id })),
  ];
  const found = places.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!found) return undefined;
  const name = file.slice(found.folder.length + 1);
  return { target: `${found.id}/${found.section.target}/${ownFolders(name)}`, comesAlong: comesAlong(name) };
}

/** The Markdown file that `module` names in a page; undefined for other files, and if the file is missing. */
export function includedPage(
  module: string,
  page: ImportedPage,
  { source, parts, byFile, sourceLocale }: LinkTargets,
): ImportedPage | undefined {
  if (!isMarkdown(module)) return undefined;
  const inSite = fromSite(module);
  const files =
    inSite === undefined
      ? [...(module.startsWith("/") ? [module.slice(1)] : []), ...besides(page, module)]
      : [inSite];
  const known = files.map((file) => parts.get(file) ?? byFile.get(file)).find((found) => found !== undefined);
  if (known) return known;
  const other = source.firstFile(files);
  return other === undefined ? undefined : outerPart(source, sourceLocale, other);
}

/** The path for `::include` in `page`. */
export function includePath({ target }: Pick<ImportedPage, "target">, page: ImportedPage): string {
  return encodeURI(posix.relative(posix.dirname(page.target), target));
}

/** A file beside a part that moves alone → where it has to go with it. */
export function movesAlong(
  url: string,
  { file, target, section }: ImportedPage,
  source: SourceFolder,
): { copyOf: string; target: string } | undefined {
  if (section.folder !== "." || !/^[^/:#?]/.test(url) || isMarkdown(url)) return undefined;
  const path = decoded(url.replace(/[?#].*$/, ""));
  const copyOf = posix.join(posix.dirname(file), path);
  return copyOf.startsWith("..") || !source.isFile(copyOf)
    ? undefined
    : { copyOf, target: posix.join(posix.dirname(target), path) };
}
