/** Authors and tags of a site: what its files declare, and what pages name. */
import { posix } from "node:path";
import type { Author } from "../../../schema/authors.ts";
import type { Tag } from "../../../schema/tags.ts";
import { authorNames, authorOf, tagKeys, tagOf } from "../bylines.ts";
import { valueAt } from "../is-record.ts";
import type { Note } from "../note.ts";
import { readMap } from "../source-yaml.ts";
import type { Section } from "./page-folders.ts";
import { type ImportedPage, translatedFolder } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

export type Bylines = {
  /** By key: those of files, and those that pages name on their own. */
  tags: Map<string, Tag>;
  authors: Map<string, Author>;
  /** Keys of authors who have a page of their own. */
  paged: ReadonlySet<string>;
  /** Keys of front matter that each page gets: tags and authors by their keys. */
  ofPages: ReadonlyMap<ImportedPage, Record<string, unknown>>;
};

export function readBylines(site: SourceSite, notes: Note[]): Bylines {
  const tags = declaredTags(site, notes);
  const paged = new Set<string>();
  const authors = declaredAuthors(site, paged, notes);
  const ofPages = new Map(
    site.pages.map((page): [ImportedPage, Record<string, unknown>] => [
      page,
      {
        ...(page.data.tags !== undefined && { tags: tagKeys(page.data.tags, tags) }),
        ...(page.section.area === "blog" && { authors: authorNames(page, authors, notes) }),
      },
    ]),
  );
  return { tags, authors, paged, ofPages };
}

/** Later folders count where several declare a tag. */
function declaredTags(site: SourceSite, notes: Note[]): Map<string, Tag> {
  const [[docs], [blog]] = [site.plugins.docs, site.plugins.blog];
  const tags = new Map<string, Tag>();
  for (const section of site.sections) {
    const named = section.area === "docs" ? docs?.tags : section.area === "blog" ? blog?.tags : false;
    if (named === false) continue;
    const { value, file } = declaredIn(site, section, named ?? "tags.yml", notes);
    for (const [key, fields] of Object.entries(value)) {
      const tag = tagOf(key, fields, true);
      if (JSON.stringify(tags.get(key) ?? tag) !== JSON.stringify(tag))
        notes.push({
          cause: "byline",
          file,
          message: `the tag “${key}” is different in another folder; both use one definition now`,
        });
      tags.set(key, tag);
    }
  }
  return tags;
}

/** `paged` gets the keys of authors who have a page of their own. */
function declaredAuthors(site: SourceSite, paged: Set<string>, notes: Note[]): Map<string, Author> {
  const section = site.sections.find(({ area }) => area === "blog");
  if (!section) return new Map();
  const name = site.plugins.blog[0]?.authorsMapPath ?? "authors.yml";
  const { value, placeOf, file } = declaredIn(site, section, name, notes);
  return new Map(
    Object.entries(value).flatMap(([key, fields]) => {
      if (valueAt(fields, "page")) paged.add(key);
      const author = authorOf(key, fields, { file, placeOf: (part) => placeOf(key, part), notes });
      return author ? [[key, author] as const] : [];
    }),
  );
}

/** A file of the source language; those of other languages are named. */
function declaredIn({ source, locales }: SourceSite, section: Section, name: string, notes: Note[]) {
  for (const locale of locales.slice(1)) {
    const file = posix.join(translatedFolder(section, locale), name);
    const instead = "write the texts of each language into authors.yml and tags.yml";
    if (source.isFile(file))
      notes.push({ cause: "translation", file, message: "these translations are not imported", instead });
  }
  const file = posix.join(section.folder, name);
  return { ...readMap(source, file, notes), file };
}
