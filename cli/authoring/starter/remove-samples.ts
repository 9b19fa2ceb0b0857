/** Takes the pages away that a new site starts with, as far as they are as they were, with the links to them. */
import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join, normalize, posix } from "node:path";
import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { isThere } from "../../source/on-disk.ts";
import { readInside } from "../../source/read-inside.ts";
import { replaceFile } from "../../source/replace-file.ts";
import { shippedFor } from "../../source/shipped-strings.ts";
import { CASES, homeOf, homeWithout, templates, withoutItems } from "./templates.ts";

const HOME = "pages/index.md";
const CATEGORY = "category.yml";

/** The text of a sample page in each language and each template; the day of the start is left out. */
export function sampleTexts(place: string, starterFolder: string): string[] {
  return readdirSync(starterFolder).flatMap((language) => {
    const text = readText(join(starterFolder, language), place);
    if (text === undefined) return [];
    const label = shippedFor(language)?.strings.compiler.casesTitle ?? "";
    return place === HOME ? [...templates.values()].map((parts) => homeOf(text, parts, label)) : [text];
  });
}

/** A file of a site, as `sampleTexts` has it. Undefined where there is none. */
export function readText(folder: string, path: string): string | undefined {
  try {
    return readInside(folder, path)
      .toString()
      .replace(/^date: .*$/m, "");
  } catch {
    return undefined;
  }
}

/** Returns the files that were deleted and those that were changed, from the content folder. */
export function removeSamples(
  content: string,
  starterFolder: string,
): { deleted: string[]; changed: string[] } {
  const pages = pagesIn(join(starterFolder, "en"));
  const locales = readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const deleted: string[] = [];
  // A page that was changed in one language stays in all.
  for (const place of pages.filter((page) => page !== HOME)) {
    const samples = sampleTexts(place, starterFolder);
    const files = locales
      .map(({ name }) => posix.join(name, place))
      .filter((path) => isThere(join(content, path)));
    if (files.some((path) => !samples.includes(readText(content, path) ?? ""))) continue;
    for (const path of files) rmSync(join(content, path));
    deleted.push(...files);
  }
  const isLeft = (place: string): boolean =>
    locales.some(({ name }) => isThere(join(content, name, ...place.split("/"))));
  const hasPages = (folder: string): boolean =>
    locales.some(({ name }) => pagesIn(join(content, name, folder)).length > 0);
  const isGone = (to: string): boolean => {
    const [, area = "", ...rest] = to.split("/");
    if (to === CASES) return !hasPages("docs/cases");
    if (rest.length === 0 && area !== "") {
      if (["docs", "blog"].includes(area)) return !hasPages(area);
      return pages.includes(`pages/${area}.md`) && !isLeft(`pages/${area}.md`);
    }
    return pages.includes(`${to.slice(1)}.md`) && !isLeft(`${to.slice(1)}.md`);
  };
  const changed: string[] = [];
  const change = (path: string, edit: (text: string) => string): void => {
    const text = readInside(content, path).toString();
    if (edit(text) === text) return;
    replaceFile(join(content, path), edit(text));
    changed.push(path);
  };
  for (const { name } of locales) {
    for (const folder of ["docs/writing", "docs/cases", "docs", "blog"])
      removeUnused(
        content,
        posix.join(name, folder),
        sampleTexts(posix.join(folder, CATEGORY), starterFolder),
      );
    const isSample = sampleTexts(HOME, starterFolder).includes(readText(join(content, name), HOME) ?? "");
    if (isThere(join(content, name, HOME)))
      change(posix.join(name, HOME), (text) => {
        const home = homeWithout(text, isGone);
        return isSample ? home.replace(/(?<=\n---\n).*$/s, "") : home;
      });
  }
  change("site.yml", (text) => siteWithout(text, isGone));
  return { deleted, changed };
}

/** Removes a folder without pages: its category if that is a sample, and the folder itself if it holds nothing else, such as a picture. */
function removeUnused(content: string, folder: string, samples: readonly string[]): void {
  if (pagesIn(join(content, folder)).length > 0) return;
  const category = posix.join(folder, CATEGORY);
  if (samples.includes(readText(content, category) ?? "")) rmSync(join(content, category));
  const isEmpty = isThere(join(content, folder)) && readdirSync(join(content, folder)).length === 0;
  if (isEmpty) rmdirSync(join(content, folder));
}

/** Paths of Markdown files, with `/`. */
function pagesIn(folder: string): string[] {
  return isThere(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".md"))
        .map((path) => normalize(path).replaceAll("\\", "/"))
    : [];
}

function siteWithout(text: string, isGone: (to: string) => boolean): string {
  const document = parseDocument(text);
  const before = String(document);
  const leaves = (item: unknown): boolean => {
    if (!isMap(item)) return false;
    if (item.get("type") === "sidebar") return isGone("/docs");
    return item.has("to") && isGone(String(item.get("to")));
  };
  const mapOf = (key: string): YAMLMap | undefined => {
    const value = document.get(key);
    return isMap(value) ? value : undefined;
  };
  const [navbar, footer] = [mapOf("navbar"), mapOf("footer")];
  for (const side of ["left", "right"]) if (navbar) withoutItems(navbar, side, leaves);
  const columns = footer?.get("columns");
  if (footer && isSeq(columns)) {
    for (const column of columns.items) if (isMap(column)) withoutItems(column, "items", leaves);
    withoutItems(footer, "columns", (column) => isMap(column) && !column.has("items"));
  }
  return String(document) === before ? text : document.toString({ lineWidth: 0 });
}
