/** Authors and tags of a site: what its files declare, and what pages name. */
import { posix } from "node:path";
import type { Author } from "../../schema/authors.ts";
import type { Tag } from "../../schema/tags.ts";
import { authorNames, authorOf, readMap, tagKeys, tagOf } from "./bylines.ts";
import type { Note } from "./note.ts";
import type { ImportedPage, Section } from "./pages.ts";
import type { Plugins } from "./plugins.ts";

/** The keys of tags and authors, where front matter writes them another way. */
export function bylinesOf(
  page: ImportedPage,
  tags: Map<string, Tag>,
  authors: Map<string, Author>,
  notes: Note[],
): Record<string, unknown> {
  const { data, section, file } = page;
  const added: Record<string, unknown> = {};
  if (section.area !== "pages" && data.tags !== undefined) {
    const keys = tagKeys(data.tags, tags);
    if (JSON.stringify(keys) !== JSON.stringify(data.tags)) added.tags = keys;
  }
  if (section.area === "blog") {
    const keys = authorNames(data, authors, file, notes);
    const written = data.authors === undefined ? [] : [data.authors].flat();
    if (JSON.stringify(keys) !== JSON.stringify(written)) added.authors = keys;
  }
  return added;
}

/** Tags of all files that declare some. */
export function declaredTags(
  source: string,
  { docs, blog }: Plugins,
  sections: readonly Section[],
  notes: Note[],
): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const section of sections) {
    const named = section.area === "docs" ? docs?.tags : section.area === "blog" ? blog?.tags : false;
    if (named === false) continue;
    const file = posix.join(section.folder, named ?? "tags.yml");
    for (const [key, value] of Object.entries(readMap(source, file, notes))) {
      const tag = tagOf(key, value, true);
      const other = tags.get(key);
      if (other && JSON.stringify(other) !== JSON.stringify(tag))
        notes.push({
          file,
          message: `the tag “${key}” is another in another folder; one of them holds for both`,
        });
      tags.set(key, tag);
    }
  }
  return tags;
}

/** Authors of the blog by key. */
export function declaredAuthors(
  source: string,
  { blog }: Plugins,
  sections: readonly Section[],
  notes: Note[],
): Map<string, Author> {
  const section = sections.find(({ area }) => area === "blog");
  if (!section) return new Map();
  const file = posix.join(section.folder, blog?.authorsMapPath ?? "authors.yml");
  return new Map(
    Object.entries(readMap(source, file, notes)).flatMap(([key, value]): [string, Author][] => {
      const author = authorOf(key, value, file, notes);
      return author ? [[key, author]] : [];
    }),
  );
}
