/** The order of the docs of each version: its sidebars, and what is known of its folders. */
import { BLOG_SIDEBAR } from "../../../schema/contract.ts";
import { Sidebars } from "../../../schema/sidebars.ts";
import type { Tag } from "../../../schema/tags.ts";
import { scalarText } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { OldEntry, OldSidebars, OldSite } from "../old-site.ts";
import { contentTitle } from "../titles.ts";
import { categoriesOf, foldersWithPages } from "./categories.ts";
import { categorySlugs, docsLists } from "./list-routes.ts";
import type { Section } from "./page-folders.ts";
import { type ImportedPage, isListed, sectionFiles } from "./pages.ts";
import {
  cleanPath,
  listsFolders,
  nothingRead,
  readSidebars,
  type SidebarSource,
  sidebarOf,
} from "./sidebars.ts";
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
  // The one with the shortest address is what readers see first.
  const versions = docs.flatMap(({ options, versions: all }) =>
    all.toSorted((a, b) => a.path.length - b.path.length).map((version) => ({ options, version })),
  );
  for (const { options, version } of versions) {
    const section = sections.find(({ target }) => target === version.target);
    const pages = originals.filter((page) => page.section === section);
    // Without a doc, there is nothing to list.
    if (!section || pages.length === 0) continue;
    const order = await orderOfVersion(site, { version, section, notes });
    sidebars.set(version.sidebarsTarget, order.sidebars);
    categories.push(...order.categories);
    // The bar leads to the latest version.
    if (version.path === "" || !namesOfSets.has(version.set)) namesOfSets.set(version.set, order.names);
    namesOf.set(version.target, order.names);
    const slugs = categorySlugs(order.sidebars, order.categories, site.sourceLocale.id);
    for (const [from, to] of docsLists(section, options.tagsBasePath, pages, tags, slugs))
      lists.set(from, to);
  }
  return { sidebars, categories, namesOfSets, namesOf, lists };
}

type VersionOrder = Pick<DocsOrder, "categories"> & {
  sidebars: OldSidebars;
  /** Names of its sidebars in the source → in the new site. */
  names: SidebarNames;
};

type VersionInputs = {
  version: ImportedVersion;
  section: Section;
  notes: Note[];
};

async function orderOfVersion(
  site: SourceSite,
  { version, section, notes }: VersionInputs,
): Promise<VersionOrder> {
  const { source, pages, sourceLocale, translations } = site;
  const messages = version.translated;
  const docs = pages.filter((page) => page.section === section);
  const { value, hasLosses } = await readSidebars(site, version, notes);
  const file = version.sidebars || "";
  const names = ownSidebarNames(Object.keys(value));
  for (const [name, newName] of names)
    if (newName !== name)
      notes.push({
        cause: "file-renamed",
        file,
        message: `the sidebar “${name}” is “${newName}” now: names have only letters, digits, - and _, and cannot be “${BLOG_SIDEBAR.id}”`,
      });
  const originals = docs.filter(({ locale }) => locale === sourceLocale);
  const shared: Omit<SidebarSource, "translated"> = {
    file,
    docs: new Map(originals.map((page) => [page.id, page.file])),
    folders: new Set([...foldersWithPages(docs.map(({ name }) => name))].map(cleanPath)),
  };
  const entries = Object.entries(value).map(([name, items]): [string, OldEntry[]] => {
    const translated = (text: string, key: string) =>
      localized(text, site, messages, `sidebar.${name}.${key}`);
    return [names.get(name) ?? name, sidebarOf(name, items, { ...shared, translated }, notes)];
  });
  // Docs that another one lists are shown with that one, which comes first.
  const isLost = ([, items]: (typeof entries)[number]) => hasLosses && items.length === 0;
  for (const [name] of entries.filter(isLost))
    notes.push(nothingRead(file, `nothing of the sidebar “${name}” can be read`));
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
      listed: listsFolders(value),
      labelOfDoc: labelsOf(docs),
      translate,
    },
    notes,
  );
  return { sidebars, categories, names };
}

/** As Docusaurus computes them; none for a doc that lists leave out. */
function labelsOf(docs: readonly ImportedPage[]): (name: string, locale: string) => string | undefined {
  const byName = new Map(docs.map((page) => [`${page.locale.id} ${page.name}`, page]));
  return (name, locale) => {
    const page = byName.get(`${locale} ${name}`);
    if (!page || !isListed(page)) return undefined;
    const { sidebar_label: label, title = contentTitle(page.body) } = page.data;
    return scalarText(label ?? title);
  };
}

/**
 * Names of sidebars in the source → names that sidebars of this tool can have.
 * Each name with its own; one that cannot stay is written with hyphens, and no two are the same.
 */
function ownSidebarNames(names: readonly string[]): Map<string, string> {
  const newNames = new Map(names.filter(canStay).map((name) => [name, name]));
  for (const name of names.filter((name) => !canStay(name))) {
    const plain = name.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "");
    const bare = canStay(plain) ? plain : `${plain.slice(0, 80) || "docs"}-sidebar`;
    const taken = new Set(newNames.values());
    let free = bare;
    for (let count = 2; taken.has(free); count++) free = `${bare}-${count}`;
    newNames.set(name, free);
  }
  return newNames;
}

function canStay(name: string): boolean {
  return Sidebars.safeParse({ [name]: [] }).success;
}
