/** Categories of folders: which doc is the page of one, and `_category_.json` and `_category_.yml` → `category.yml` of every language. */
import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Category } from "../../../schema/front-matter.ts";
import { docName } from "../../site/slug.ts";
import { cleanName } from "../../source/number-prefix.ts";
import { isRecord, scalarText, textOf } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readSourcePage } from "../source-page.ts";
import { stemOf } from "../source-pages.ts";
import { type Keyed, readMap, type SourceMap } from "../source-yaml.ts";
import { docusaurusName, isFolderPage, ownFolders } from "./doc-ids.ts";
import type { Section } from "./page-folders.ts";
import type { ImportedLocale } from "./translations.ts";

/** A doc by its path inside the section, with the `id` and the position of its front matter. */
type NamedDoc = { name: string; id: string | undefined; position?: unknown };

/** The doc that a category names as its page, if it is in the category's folder. */
function linkedDoc(category: Keyed, folder: string, docs: readonly NamedDoc[]): NamedDoc | undefined {
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
      const categoryFolder = posix.dirname(name);
      const docs = pages
        .filter((page) => posix.dirname(page) === categoryFolder)
        .map((page) => ({ name: page, id: writtenId(source, posix.join(folder, page)) }));
      return namesIn(value, categoryFolder, docs);
    }),
  );
}

function isCategoryFile(name: string): boolean {
  return /^_category_\.(json|ya?ml)$/.test(posix.basename(name));
}

function namesIn(category: Keyed, folder: string, docs: readonly NamedDoc[]): [string, string][] {
  const page = linkedDoc(category, folder, docs);
  // A doc elsewhere cannot be the page of this folder.
  if (isRecord(category.link) && category.link.type === "doc" && !page) return [];
  const others = docs.filter((doc) => doc !== page && isOwnFolderPage(doc.name));
  const isNamed = page === undefined || isOwnFolderPage(page.name);
  return [
    ...others.map(({ name }): [string, string] => [name, name.replace(/(\.mdx?)$/, "-page$1")]),
    ...(isNamed ? [] : [[page.name, `${folder}/index${posix.extname(page.name)}`] as [string, string]]),
  ];
}

function writtenId(source: SourceFolder, file: string): string | undefined {
  return scalarText(source.attempt(file, () => readSourcePage(source.text(file)))?.data.id);
}

/** Whether it is the page of its folder in a site of twsite, where names lose their numbers first. */
function isOwnFolderPage(name: string): boolean {
  return docName(stemOf(name)).path === docName(`${posix.dirname(name)}/index`).path;
}

function idOf({ name, id }: NamedDoc): string {
  return docusaurusName(name, { id }).id;
}

type Categories = {
  names: readonly string[];
  docs: readonly NamedDoc[];
  /** True: sidebars list folders by themselves. */
  listed: boolean;
  /** The label of a doc in sidebars, by its path inside the section, in a language. */
  labelOfDoc(name: string, locale: string): string | undefined;
  /** The text of a category in a language: its label and which part of it. */
  translate(locale: string, label: string, part: string): string | undefined;
};

/** What is known of each folder of docs, in each language. */
export function categoriesOf(
  { source, locales }: { source: SourceFolder; locales: readonly ImportedLocale[] },
  section: Section,
  { names, docs, listed, labelOfDoc, translate }: Categories,
  notes: Note[],
): NonNullable<OldSite["categories"]> {
  const categories: NonNullable<OldSite["categories"]>[number][] = [];
  for (const folder of foldersWithPages(names)) {
    const name = names.find((path) => posix.dirname(path) === folder && isCategoryFile(path));
    if (name === undefined && !listed) continue;
    const file = `${section.folder}/${name}`;
    const metadata = name === undefined ? undefined : readMap(source, file, notes);
    const isRenamed = ownFolders(`${folder}/`) !== `${folder}/`;
    const data = {
      ...(isRenamed && { label: labelOf({}, folder) }),
      ...(metadata ? categoryOf(metadata, { folder, docs, file, notes }) : { page: false }),
    };
    // Without a label or a position, Docusaurus gives a folder those of its page.
    const page = pageOf(metadata?.value, folder, docs);
    const called = (locale: string) => {
      const label = page && data.label === undefined ? labelOfDoc(page.name, locale) : undefined;
      return label === undefined ? {} : { label };
    };
    const placed = typeof page?.position === "number" && { position: page.position };
    const category = { ...placed, ...data, ...called(locales[0]?.id ?? "") };
    const key = typeof metadata?.value.key === "string" ? metadata.value.key : undefined;
    for (const [index, { id }] of locales.entries()) {
      const inLocale =
        index === 0
          ? category
          : {
              ...called(id),
              ...translated(category, key ?? labelOf(category, folder), (label, part) =>
                translate(id, label, part),
              ),
            };
      const newFolder = ownFolders(`${folder}/`).slice(0, -1);
      categories.push({ locale: id, folder: newFolder, of: section.target, data: inLocale });
    }
  }
  return categories;
}

/** The doc that is the page of a folder: the one that its file names, else the one with a usual name. */
function pageOf(value: Keyed | undefined, folder: string, docs: readonly NamedDoc[]): NamedDoc | undefined {
  if (value?.link !== undefined) return linkedDoc(value, folder, docs);
  return docs.find(({ name }) => posix.dirname(name) === folder && isFolderPage(name));
}

/** Folders with pages somewhere below them. */
export function foldersWithPages(names: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const name of names)
    for (let folder = posix.dirname(name); folder !== "."; folder = posix.dirname(folder))
      if (!folder.split("/").some((part) => part.startsWith("_"))) folders.add(folder);
  return new Set([...folders].sort());
}

function categoryOf(
  { value, placeOf }: SourceMap,
  { folder, docs, file, notes }: { folder: string; docs: readonly NamedDoc[]; file: string; notes: Note[] },
): Category {
  const link = isRecord(value.link) ? value.link : undefined;
  const label = textOf(value.label);
  const isGenerated = link?.type === "generated-index";
  if (link?.type === "doc" && !linkedDoc(value, folder, docs))
    notes.push({
      file,
      place: placeOf("link"),
      message: `the page of this folder is the doc “${String(link.id)}” of another one, and is not imported`,
      instead: "list the category in sidebars.yml, with doc",
    });
  for (const key of ["className", "customProps"] as const)
    if (value[key] !== undefined)
      notes.push({ file, place: placeOf(key), message: `“${key}” is not imported` });
  const title = isGenerated ? textOf(link.title) : undefined;
  const description = textOf(link?.description) ?? textOf(value.description);
  const slug = isGenerated ? textOf(link.slug) : undefined;
  const named = labelOf({ label }, folder);
  return {
    ...(label !== undefined && { label }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(typeof value.position === "number" && { position: value.position }),
    ...(slug !== undefined && slug !== `/category/${new GithubSlugger().slug(named)}` && { slug }),
    ...(!isGenerated && { page: false }),
    ...((value.collapsed === false || value.collapsible === false) && { collapsed: false }),
  };
}

function labelOf({ label }: { label?: string | undefined }, folder: string): string {
  return label ?? cleanName(posix.basename(folder));
}

/** `name` is what the messages call the category: its key, else its label. */
function translated(
  { title, description }: Category,
  name: string,
  translate: (label: string, part: string) => string | undefined,
): Category {
  const page = ".link.generated-index";
  const texts = {
    label: translate(name, ""),
    title: title && translate(name, `${page}.title`),
    description: description && translate(name, `${page}.description`),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
}
