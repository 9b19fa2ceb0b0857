/** Files besides pages that links and pictures name: their place in the new site, and their address there. */
import { posix } from "node:path";
import { decoded } from "../../../schema/paths.ts";
import { splitSuffix } from "../../site/link-target.ts";
import type { LinkTargets } from "./link-targets.ts";
import { comesAlong } from "./other-files.ts";
import type { ImportedPage } from "./pages.ts";
import { isMarkdown, ownFolders } from "./source-files.ts";

/** Path in the source of the file that an address names: `@site/…`, or one beside the page, also of the source language. */
export function fileMeant(url: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  const path = decoded(splitSuffix(url).path);
  const candidates = path.startsWith("@site/")
    ? [posix.normalize(path.slice("@site/".length))]
    : path.startsWith("/") || posix.extname(path) === ""
      ? []
      : [
          posix.join(posix.dirname(page.file), path),
          ...(page.locale.id === targets.sourceLocale
            ? []
            : [posix.join(page.section.folder, posix.dirname(page.name), path)]),
        ];
  return candidates.find((file) => !isMarkdown(file) && targets.source.isFile(file));
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
  const translated = `i18n/${locale.folder}/${section.translated}`;
  const places = [
    ...(locale.id === sourceLocale ? [] : [{ folder: translated, section, id: locale.id }]),
    ...[section, ...sections].map((each) => ({ folder: each.folder, section: each, id: sourceLocale })),
  ];
  const found = places.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!found) return undefined;
  const name = file.slice(found.folder.length + 1);
  return { target: `${found.id}/${found.section.target}/${ownFolders(name)}`, comesAlong: comesAlong(name) };
}
