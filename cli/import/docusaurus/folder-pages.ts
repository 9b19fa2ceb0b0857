/**
 * `link` of `_category_` files → names of docs. In this tool the page of a folder is its `index`, `README` or the doc of
 * its name; Docusaurus can say which doc it is, or that none is. The doc that is gets the name `index`, and one that is
 * not loses it. Ids and addresses stay.
 */
import { posix } from "node:path";
import { isRecord } from "../is-record.ts";
import type { SourceFolder } from "../source-folder.ts";
import { type Keyed, readMap } from "../source-yaml.ts";
import { docusaurusName, ownName } from "./doc-names.ts";
import { readSourcePage } from "./front-matter.ts";

/** A doc by its path inside the section, with the `id` of its front matter. */
export type NamedDoc = { name: string; id: string | undefined };

/** The doc that a category names as its page, if it is in the category's folder. */
export function linkedDoc(category: Keyed, folder: string, docs: readonly NamedDoc[]): NamedDoc | undefined {
  const { link } = category;
  if (!isRecord(link) || link.type !== "doc") return undefined;
  const id = String(link.id);
  const inside = docs.filter(({ name }) => posix.dirname(name) === folder);
  return inside.find((doc) => idOf(doc).split("/").at(-1) === id) ?? inside.find((doc) => idOf(doc) === id);
}

/** Old name → new one, for docs that need another. `pages` and `others` are the files of the section in `folder`. */
export function renamedDocs(
  source: SourceFolder,
  folder: string,
  pages: readonly string[],
  others: readonly string[],
): ReadonlyMap<string, string> {
  const categories = others.filter((name) => isCategoryFile(name));
  return new Map(
    categories.flatMap((name) => {
      const { value } = readMap(source, `${folder}/${name}`, []);
      // Without a `link` the usual names count, as they do here.
      if (value.link === undefined) return [];
      const own = posix.dirname(name);
      const docs = pages
        .filter((page) => posix.dirname(page) === own)
        .map((page) => ({ name: page, id: writtenId(source, posix.join(folder, page)) }));
      return namesIn(value, own, docs);
    }),
  );
}

export function isCategoryFile(name: string): boolean {
  return /^_category_\.(json|ya?ml)$/.test(posix.basename(name));
}

function namesIn(category: Keyed, folder: string, docs: readonly NamedDoc[]): [string, string][] {
  const page = linkedDoc(category, folder, docs);
  // A doc elsewhere cannot be the page of this folder.
  if (isRecord(category.link) && category.link.type === "doc" && !page) return [];
  const others = docs.filter((doc) => doc !== page && isFolderPage(doc.name));
  const isNamed = page === undefined || isFolderPage(page.name);
  return [
    ...others.map(({ name }): [string, string] => [name, name.replace(/(\.mdx?)$/, "-page$1")]),
    ...(isNamed ? [] : [[page.name, `${folder}/index${posix.extname(page.name)}`] as [string, string]]),
  ];
}

function writtenId(source: SourceFolder, file: string): string | undefined {
  const { id } = source.attempt(file, () => readSourcePage(source.text(file)))?.data ?? {};
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}

function isFolderPage(name: string): boolean {
  return ownName(name, {}).path === ownName(`${posix.dirname(name)}/index.md`, {}).path;
}

function idOf({ name, id }: NamedDoc): string {
  return docusaurusName(name, { id }).id;
}
