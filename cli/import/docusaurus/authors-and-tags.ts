/** Authors and tags of a site: what its files declare, and what pages name. */
import { posix } from "node:path";
import type { Author } from "../../../schema/authors.ts";
import type { Tag } from "../../../schema/tags.ts";
import type { Place } from "../../report/finding.ts";
import { authorNames, authorOf, tagKeys, tagOf } from "../bylines.ts";
import { valueAt } from "../is-record.ts";
import type { Note } from "../note.ts";
import { readMap } from "../source-yaml.ts";
import { withTexts } from "../translated-entries.ts";
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

function declaredTags(site: SourceSite, notes: Note[]): Map<string, Tag> {
  const [[docs], [blog]] = [site.plugins.docs, site.plugins.blog];
  const tags = new Map<string, Tag>();
  for (const section of site.sections) {
    const named = section.area === "docs" ? docs?.tags : section.area === "blog" ? blog?.tags : false;
    if (named === false) continue;
    const file = { section, name: named ?? "tags.yml", notes };
    const entries = declaredIn(site, file, (key, value) => tagOf(key, value, true));
    for (const [key, { entry, file, place }] of entries) {
      const other = tags.get(key);
      if (other && JSON.stringify(other) !== JSON.stringify(entry))
        notes.push({
          cause: "byline",
          file,
          place,
          message: `the tag “${key}” is different in another folder; both use one definition now`,
        });
      tags.set(key, entry);
    }
  }
  return tags;
}

/** `paged` gets the keys of authors who have a page of their own. */
function declaredAuthors(site: SourceSite, paged: Set<string>, notes: Note[]): Map<string, Author> {
  const section = site.sections.find(({ area }) => area === "blog");
  if (!section) return new Map();
  const name = site.plugins.blog[0]?.authorsMapPath ?? "authors.yml";
  const entries = declaredIn(site, { section, name, notes }, (key, value, from) => {
    if (valueAt(value, "page")) paged.add(key);
    return authorOf(key, value, from);
  });
  return new Map([...entries].map(([key, { entry }]) => [key, entry]));
}

type Declared<T> = { entry: T; file: string; place: Place | undefined };

type EntryOf<T> = (
  key: string,
  value: unknown,
  from: { file: string; placeOf: (name: string) => Place | undefined; notes: Note[] },
) => T | undefined;

/** The entries of a file, with the texts of its translated files. */
function declaredIn<T extends Tag | Author>(
  { source, locales, sourceLocale }: SourceSite,
  { section, name, notes }: { section: Section; name: string; notes: Note[] },
  entryOf: EntryOf<T>,
): Map<string, Declared<T>> {
  const entries = new Map<string, Declared<T>>();
  for (const [index, locale] of locales.entries()) {
    const file = posix.join(index === 0 ? section.folder : translatedFolder(section, locale), name);
    const { value: written, placeOf } = readMap(source, file, notes);
    for (const [key, value] of Object.entries(written)) {
      const first = entries.get(key);
      // Only the first language notes which keys of an entry are not imported.
      const entry = entryOf(key, value, {
        file,
        placeOf: (part) => placeOf(key, part),
        notes: first ? [] : notes,
      });
      if (!entry) continue;
      const place = placeOf(key);
      const languages = { source: sourceLocale.id, locale: locale.id };
      const note = (message: string, instead?: string) =>
        notes.push({ cause: "byline", file, place, message, instead });
      entries.set(
        key,
        first
          ? { ...first, entry: withTexts(key, { entry: first.entry, other: entry }, languages, note) }
          : { entry, file, place },
      );
    }
  }
  return entries;
}
