/** Every Markdown page of the source in every language: where it comes from, where it goes, and its address. */

import { statSync } from "node:fs";
import { posix } from "node:path";
import { limits } from "../../report/limits/limits.ts";
import { dateOfName, docName } from "../../site/slug.ts";
import { calendarDate } from "../calendar-date.ts";
import { scalarText } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readSourcePage, type SourcePage } from "../source-page.ts";
import { stemOf } from "../source-pages.ts";
import { renamedDocs } from "./categories.ts";
import {
  asMd,
  docusaurusName,
  docusaurusPost,
  isFolderPage,
  isMarkdown,
  isPartial,
  ownFolders,
} from "./doc-ids.ts";
import type { Section } from "./page-folders.ts";
import type { ImportedLocale } from "./translations.ts";

export type ImportedPage = SourcePage & {
  section: Section;
  locale: ImportedLocale;
  /** Path in the source. */
  file: string;
  /** False: only its name is known, because the page cannot be read and gets a stub. */
  isRead: boolean;
  /** Path inside the section, in the source. */
  name: string;
  /** Path in the content folder. */
  target: string;
  /** Id of a doc in the source. */
  id: string;
  /** Address in the source as in the new site, with the locale. */
  address: string;
  /** True: in the source, relative addresses start below the page's own. */
  isFolder: boolean;
  /** Keys that its front matter needs to keep its id and its date. */
  added: Record<string, unknown>;
};

/** Names of pages, and every other file by its path inside the section. */
export function sectionFiles(source: SourceFolder, section: Section): { pages: string[]; others: string[] } {
  const files = source.filesBelow(section.folder);
  return {
    pages: files.filter((name) => isMarkdown(name) && !isPartial(name) && section.isPage(name)),
    others: files.filter((name) => !isMarkdown(name)),
  };
}

/** Parts of pages (`_steps.mdx`), which pages include; they have no address of their own. */
export function partialsOf(
  source: SourceFolder,
  section: Section,
  locales: readonly ImportedLocale[],
): ImportedPage[] {
  return locales.flatMap((locale, index) => {
    const folder = index === 0 ? section.folder : translatedFolder(section, locale);
    return source
      .filesBelow(folder)
      .filter((name) => isMarkdown(name) && isPartial(name))
      .map((name) => ({ ...pageOf({ source, section, locale, folder, name }), added: {} }));
  });
}

export function pagesOf(
  source: SourceFolder,
  section: Section,
  locales: readonly ImportedLocale[],
  notes: Note[],
): ImportedPage[] {
  const { pages, others } = sectionFiles(source, section);
  const renamed: ReadonlyMap<string, string> =
    section.area === "docs" ? renamedDocs(source, section.folder, pages, others) : new Map();
  for (const [name, newName] of renamed)
    notes.push({
      cause: "file-renamed",
      file: `${section.folder}/${name}`,
      message: `this file is ${posix.basename(asMd(newName))} now, because its category links to another doc as its page`,
    });
  return locales.flatMap((locale, index) => {
    const folder = index === 0 ? section.folder : translatedFolder(section, locale);
    if (index > 0) {
      const strangers = source
        .filesBelow(folder)
        .filter(
          (name) => isMarkdown(name) && !isPartial(name) && section.isPage(name) && !pages.includes(name),
        );
      for (const name of strangers)
        notes.push({
          cause: "page-left-behind",
          file: `${folder}/${name}`,
          message: "this translation is not imported: no page of the source language has its name",
        });
    }
    return pages
      .filter((name) => source.isFile(posix.join(folder, name)))
      .map((name) => {
        const page = pageOf({ source, section, locale, folder, name, ownFile: renamed.get(name) });
        if (section.area !== "blog" || isDated(page)) return page;
        const { birthtime } = statSync(source.pathOf(posix.join(section.folder, name)));
        const date = birthtime.toISOString().slice(0, "2025-03-17".length);
        if (index === 0)
          notes.push({
            cause: "byline",
            file: page.file,
            message: `the post has no date, and gets the day of its file: ${date}`,
          });
        return { ...page, added: { ...page.added, date } };
      });
  });
}

/** The folder in the source of what a language translates of a section. */
export function translatedFolder({ translated }: Section, { folder }: ImportedLocale): string {
  return `i18n/${folder}/${translated}`;
}

/** False for a page that lists leave out. */
export function isListed({ data }: Pick<ImportedPage, "data">): boolean {
  return data.draft !== true && data.unlisted !== true;
}

function isDated({ name, data }: ImportedPage): boolean {
  return calendarDate(data.date) !== undefined || docusaurusPost(name, undefined).date !== undefined;
}

/** A Markdown file outside of pages that pages import as a part; its copy is in `pages/_parts/`. */
export function outerPart(source: SourceFolder, locale: ImportedLocale, file: string): ImportedPage {
  const section: Section = {
    area: "pages",
    folder: ".",
    translated: "",
    target: "pages/_parts",
    root: "",
    prefixes: true,
    isPage: () => false,
  };
  return { ...pageOf({ source, section, locale, folder: ".", name: file }), added: {} };
}

type FoundPage = Pick<ImportedPage, "section" | "locale" | "name"> & {
  source: SourceFolder;
  folder: string;
  ownFile?: string | undefined;
};

function pageOf({ source, section, locale, folder, name, ownFile: named = name }: FoundPage): ImportedPage {
  const file = posix.join(folder, name);
  const read = source.attempt(
    file,
    () => readSourcePage(source.text(file, limits.pageBytes)),
    "page-put-aside",
  );
  const page = read ?? readSourcePage("");
  const ownFile = ownFolders(named);
  const matter = { id: scalarText(page.data.id), slug: scalarText(page.data.slug) };
  const { path, ...names } = namesOf(section, { name, ownFile }, matter, page.data);
  const base = locale.home.slice(0, -1);
  const address = `${base}${section.root}${path}` || "/";
  return {
    ...page,
    section,
    locale,
    file,
    isRead: read !== undefined,
    name,
    target: `${locale.id}/${section.target}/${asMd(ownFile)}`,
    address,
    isFolder: matter.slug?.endsWith("/") ?? isFolderPage(name, section.area),
    ...names,
  };
}

type Names = {
  /** The address below the section. */
  path: string;
  id: string;
  added: Record<string, unknown>;
};

function namesOf(
  { area, prefixes, werePosts }: Section,
  { name, ownFile }: { name: string; ownFile: string },
  matter: { id: string | undefined; slug: string | undefined },
  data: SourcePage["data"],
): Names {
  if (area === "blog" || werePosts) {
    const { date, path } = docusaurusPost(name, matter.slug);
    const isMissing =
      !werePosts && calendarDate(data.date) === undefined && date !== dateOfName(stemOf(name));
    return { path, id: "", added: isMissing ? { date } : {} };
  }
  if (area === "pages") {
    const bare = name.replace(/\.mdx?$/, "").replace(/(^|\/)index$/, "");
    return { path: matter.slug?.replace(/\/+$/, "") ?? (bare === "" ? "" : `/${bare}`), id: "", added: {} };
  }
  const { id, path } = docusaurusName(name, matter, prefixes && data.parse_number_prefixes !== false);
  const last = id.split("/").at(-1);
  const isSame = docName(stemOf(ownFile), matter).id.split("/").at(-1) === last;
  return { path, id, added: isSame ? {} : { id: last } };
}
