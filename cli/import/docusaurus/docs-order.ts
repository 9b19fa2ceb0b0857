/** The order of the docs of each version: its sidebars, and what is known of its folders. */
import { posix } from "node:path";
import { BLOG_SIDEBAR } from "../../../schema/contract.ts";
import { grouped } from "../../../schema/grouped.ts";
import { Sidebars } from "../../../schema/sidebars.ts";
import type { Tag } from "../../../schema/tags.ts";
import { blockDirective } from "../../markdown/conversion/block-directive.ts";
import type { Note } from "../note.ts";
import type { OldEntry, OldSidebars, OldSite } from "../old-site.ts";
import { contentTitle } from "../own-names.ts";
import { categoriesOf, foldersWithPages } from "./categories.ts";
import { isFolderPage } from "./doc-ids.ts";
import type { DocsOptions } from "./docusaurus-config.ts";
import { categorySlugs, docsLists } from "./list-routes.ts";
import type { Section } from "./page-folders.ts";
import { type ImportedPage, isListed, sectionFiles } from "./pages.ts";
import { nothingRead, readSidebars } from "./read-sidebars.ts";
import { cleanPath, listsFolders, type SidebarSource, sidebarOf } from "./sidebars.ts";
import type { SourceSite } from "./source-site.ts";
import { localized, messageIn } from "./translations.ts";
import type { ImportedVersion } from "./versions.ts";

/** In the source → in the new site. */
export type SidebarNames = ReadonlyMap<string, string>;

export type DocsOrder = {
  /** By their file in the new site. */
  sidebars: ReadonlyMap<string, OldSidebars>;
  categories: NonNullable<OldSite["categories"]>;
  /** Names of the sidebars that the bar can name in the source → in the new site, by set. */
  namesOfSets: ReadonlyMap<string, SidebarNames>;
  /** Names of the sidebars of each version, by its folder in the new site. */
  namesOf: ReadonlyMap<string, SidebarNames>;
  /** Pages of categories and of tags in the source → in the new site. */
  lists: ReadonlyMap<string, string>;
  /** Folders in the new site of versions whose sidebars list docs by folder. */
  byFolder: ReadonlySet<string>;
};

export async function orderOfDocs(
  site: SourceSite,
  tags: ReadonlyMap<string, Tag>,
  notes: Note[],
): Promise<DocsOrder> {
  const { docs, sections, originals } = site;
  const sidebars = new Map<string, OldSidebars>();
  const categories: NonNullable<OldSite["categories"]>[number][] = [];
  const namesOfSets = new Map<string, SidebarNames>();
  const namesOf = new Map<string, SidebarNames>();
  const lists = new Map<string, string>();
  const byFolder = new Set<string>();
  // The one with the shortest address is what readers see first.
  const versions = docs.flatMap(({ options, versions: all }) =>
    all.toSorted((a, b) => a.path.length - b.path.length).map((version) => ({ options, version })),
  );
  for (const { options, version } of versions) {
    const section = sections.find(({ target }) => target === version.target);
    const pages = originals.filter((page) => page.section === section);
    // Without a doc, there is nothing to list.
    if (!section || pages.length === 0) continue;
    const order = await orderOfVersion(site, { version, options, section, notes });
    sidebars.set(version.sidebarsTarget, order.sidebars);
    categories.push(...order.categories);
    // The bar leads to the latest version.
    if (version.path === "" || !namesOfSets.has(version.set)) namesOfSets.set(version.set, order.names);
    namesOf.set(version.target, order.names);
    if (order.isByFolder) byFolder.add(version.target);
    const slugs = categorySlugs(order.sidebars, order.categories, site.sourceLocale.id);
    for (const [from, to] of docsLists(section, options.tagsBasePath, pages, tags, slugs))
      lists.set(from, to);
  }
  return { sidebars, categories, namesOfSets, namesOf, lists, byFolder };
}

type VersionOrder = Pick<DocsOrder, "categories"> & {
  sidebars: OldSidebars;
  /** Names of its sidebars in the source → in the new site. */
  names: SidebarNames;
  /** True: its sidebars list docs by folder. */
  isByFolder: boolean;
};

type VersionInputs = {
  version: ImportedVersion;
  options: DocsOptions;
  section: Section;
  notes: Note[];
};

async function orderOfVersion(
  site: SourceSite,
  { version, options, section, notes }: VersionInputs,
): Promise<VersionOrder> {
  const { source, pages, sourceLocale, translations } = site;
  const messages = version.translated;
  const docs = pages.filter((page) => page.section === section);
  const { value, placeOf, hasLosses } = await readSidebars(site, { version, options, docs, notes });
  const file = version.sidebars || "";
  const names = ownSidebarNames(Object.keys(value));
  for (const [name, own] of names)
    if (own !== name)
      notes.push({
        cause: "file-renamed",
        file,
        place: placeOf(name),
        message: `the sidebar “${name}” is “${own}” now: names have only letters, digits, - and _, and cannot be “${BLOG_SIDEBAR.id}”`,
      });
  const originals = docs.filter(({ locale }) => locale === sourceLocale);
  const shared: Omit<SidebarSource, "translated"> = {
    file,
    placeOf,
    docs: new Map(originals.map((page) => [page.id, page.file])),
    folders: new Set([...foldersWithPages(docs.map(({ name }) => name))].map(cleanPath)),
  };
  const entries = Object.entries(value).map(([name, items]): [string, OldEntry[]] => {
    const translated = (text: string, key: string) =>
      localized(text, site, messages, `sidebar.${name}.${key}`);
    return [names.get(name) ?? name, sidebarOf(name, items, { ...shared, translated }, notes)];
  });
  // Docs that another one lists are shown with that one, which comes first.
  const isLost = ([, own]: (typeof entries)[number]) => hasLosses && own.length === 0;
  for (const [name] of entries.filter(isLost))
    notes.push(nothingRead(file, placeOf(name), `nothing of the sidebar “${name}” can be read`));
  const sidebars: OldSidebars = new Map([
    ...entries.filter((entry) => !isLost(entry)),
    ...entries.filter(isLost).map(([name]): [string, OldEntry[]] => [name, [{ folder: "" }]]),
  ]);
  const files = sectionFiles(source, section);
  const translate = (locale: string, label: string, part: string): string | undefined => {
    const keys = Object.keys(value).map((name) => `sidebar.${name}.category.${label}${part}`);
    const known = translations.get(locale)?.get(messages) ?? {};
    const message = keys.map((key) => messageIn(known, key)).find((text) => text !== undefined);
    return message === label ? undefined : message;
  };
  const isByFolder = listsFolders(value);
  const categories = categoriesOf(
    site,
    section,
    {
      names: [...files.pages, ...files.others],
      docs: originals.map(({ name, data }) => ({
        name,
        id: data.id === undefined ? undefined : String(data.id),
        position: data.sidebar_position,
      })),
      listed: isByFolder,
      labelOfDoc: labelsOf(docs),
      translate,
    },
    notes,
  );
  return { sidebars, categories, names, isByFolder };
}

/**
 * `<DocCardList />` on the page of a folder: cards of the docs in the folder, and of the pages of folders in it. Undefined on another
 * page, and if a folder in it has no page.
 */
export function cardsBelow(page: ImportedPage, pages: readonly ImportedPage[]): string | undefined {
  const siblings = pages.filter(
    ({ section, locale }) => section === page.section && locale.id === page.locale.id,
  );
  const folder = posix.dirname(page.name);
  const isBelow = ({ name }: ImportedPage) => folder === "." || name.startsWith(`${folder}/`);
  const below = siblings.filter((sibling) => sibling !== page && isListed(sibling) && isBelow(sibling));
  const pagesOfFolders = grouped(
    below.filter(({ name }) => isFolderPage(name)),
    ({ name }) => posix.dirname(name),
  );
  const cards = [
    ...below.filter(({ name }) => posix.dirname(name) === folder),
    ...[...pagesOfFolders].flatMap(([own, [first, ...others]]) =>
      first && posix.dirname(own) === folder && own !== folder
        ? [others.find(({ name }) => /(^|\/)index\.\w+$/i.test(name)) ?? first]
        : [],
    ),
  ];
  const hasPage = (each: ImportedPage) =>
    cards.some((card) => posix.dirname(card.name) !== folder && isIn(each, card)) ||
    posix.dirname(each.name) === folder;
  if (!isFolderPage(page.name) || cards.length === 0 || !below.every(hasPage)) return undefined;
  const labelOf = labelsOf(cards);
  const items = cards.toSorted(compareDocs).map((card) => {
    const label = (labelOf(card.name, card.locale.id) ?? card.id).replace(/[\\[\]`*_<]/g, "\\$&");
    const { description } = card.data;
    const path = posix.relative(posix.dirname(page.file), card.file);
    const item = `- [${label}](${encodeURI(path)})`;
    return typeof description === "string" ? `${item}\n\n  ${description.replace(/\s+/g, " ")}` : item;
  });
  return blockDirective("cards", items.join(items.some((item) => item.includes("\n")) ? "\n\n" : "\n"));
}

function isIn(each: ImportedPage, card: ImportedPage): boolean {
  return each.name.startsWith(`${posix.dirname(card.name)}/`);
}

/** Docs in the order of their positions, and then of their names. */
function compareDocs(a: ImportedPage, b: ImportedPage): number {
  const positionOf = ({ data, name }: ImportedPage) => {
    const own = isFolderPage(name) ? posix.basename(posix.dirname(name)) : posix.basename(name);
    const [, number] = /^(\d+)[-_. ]/.exec(own) ?? [];
    return Number(data.sidebar_position ?? number ?? Number.POSITIVE_INFINITY);
  };
  return positionOf(a) - positionOf(b) || (a.name < b.name ? -1 : 1);
}

/** As Docusaurus computes them; none for a doc that lists leave out. */
function labelsOf(docs: readonly ImportedPage[]): (name: string, locale: string) => string | undefined {
  const byName = new Map(docs.map((page) => [`${page.locale.id} ${page.name}`, page]));
  return (name, locale) => {
    const page = byName.get(`${locale} ${name}`);
    if (!page || !isListed(page)) return undefined;
    const { sidebar_label: label, title = contentTitle(page.body) } = page.data;
    const text = label ?? title;
    return typeof text === "string" || typeof text === "number" ? String(text) : undefined;
  };
}

/**
 * Names of sidebars in the source → names that sidebars of this tool can have.
 * Each name with its own; one that cannot stay is written with hyphens, and no two are the same.
 */
function ownSidebarNames(names: readonly string[]): Map<string, string> {
  const own = new Map(names.filter(canStay).map((name) => [name, name]));
  for (const name of names.filter((name) => !canStay(name))) {
    const plain = name.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "");
    const bare = canStay(plain) ? plain : `${plain.slice(0, 80) || "docs"}-sidebar`;
    const taken = new Set(own.values());
    let free = bare;
    for (let count = 2; taken.has(free); count++) free = `${bare}-${count}`;
    own.set(name, free);
  }
  return own;
}

function canStay(name: string): boolean {
  return Sidebars.safeParse({ [name]: [] }).success;
}
