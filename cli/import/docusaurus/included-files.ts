/** Files that pages import to show them: parts, other pages, and other Markdown files. */
import { posix } from "node:path";
import { decoded } from "../../../schema/paths.ts";
import type { SourceFolder } from "../source-folder.ts";
import type { LinkTargets } from "./link-targets.ts";
import type { ImportedLocale } from "./locales.ts";
import { type ImportedPage, outerPart } from "./pages.ts";
import { isMarkdown } from "./source-files.ts";

/** The Markdown file that `module` names in a page; undefined for other files, and if the file is missing. */
export function includedPage(
  module: string,
  page: ImportedPage,
  { source, partials, byFile }: LinkTargets,
  locale: ImportedLocale,
): ImportedPage | undefined {
  if (!isMarkdown(module)) return undefined;
  const files = module.startsWith("@site/")
    ? [posix.normalize(module.slice("@site/".length))]
    : [
        ...(module.startsWith("/") ? [module.slice(1)] : []),
        posix.join(posix.dirname(page.file), module),
        posix.join(page.section.folder, posix.dirname(page.name), module),
      ];
  const known = files
    .map((file) => partials.get(file) ?? byFile.get(file))
    .find((found) => found !== undefined);
  if (known) return known;
  const other = source.firstFile(files);
  return other === undefined ? undefined : outerPart(source, locale, other);
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
