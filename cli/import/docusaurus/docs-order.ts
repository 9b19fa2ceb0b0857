/** The order of the docs of a version: `sidebars.yml` and `category.yml`. */
import type { Tag } from "../../../schema/tags.ts";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { isRecord } from "../static-value.ts";
import { categoryFiles, foldersWithPages } from "./categories.ts";
import { contentTitle } from "./content-title.ts";
import type { DocsOptions } from "./docusaurus-config.ts";
import { categorySlugs, docsLists } from "./list-routes.ts";
import type { OtherAddresses } from "./other-addresses.ts";
import { type ImportedPage, sectionFiles } from "./pages.ts";
import { readSidebars } from "./read-sidebars.ts";
import { routeFinder } from "./routes.ts";
import type { Section } from "./section.ts";
import { cleanPath, listsFolders, sidebarsOf } from "./sidebars.ts";
import type { SourceSite } from "./source-site.ts";
import { localized } from "./translations.ts";
import type { ImportedVersion } from "./versions.ts";

export type DocsOrder = {
  files: Map<string, NewFile>;
  /** Names of the sidebars that the bar can name, by set. */
  sidebars: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages of categories and of tags in the source → in the new site. */
  lists: ReadonlyMap<string, string>;
};

type OrderOfDocsInputs = {
  site: SourceSite;
  tags: ReadonlyMap<string, Tag>;
  routes: ReadonlyMap<string, string>;
  others: OtherAddresses;
  year: number;
  notes: Note[];
};

/** `routes` are addresses of the source → those of the new site. */
export async function orderOfDocs({
  site,
  tags,
  routes,
  others,
  year,
  notes,
}: OrderOfDocsInputs): Promise<DocsOrder> {
  const { docs, sections, originals, base } = site;
  const routeOf = routeFinder(routes, base, others);
  const files = new Map<string, NewFile>();
  const sidebars = new Map<string, ReadonlySet<string>>();
  const lists = new Map<string, string>();
  const versions = docs.flatMap(({ options, versions: own }) => own.map((version) => ({ options, version })));
  for (const { options, version } of versions) {
    const section = sections.find(({ target }) => target === version.target);
    const own = originals.filter((page) => page.section === section);
    // Without a doc, there is nothing to list.
    if (!section || own.length === 0) continue;
    const order = await orderOfVersion(site, { version, options, section, routeOf, year, notes });
    for (const [path, file] of order.files) files.set(path, file);
    // The bar leads to the latest version.
    if (version.path === "" || !sidebars.has(version.set)) sidebars.set(version.set, new Set(order.names));
    for (const [from, to] of docsLists(section, {
      tagsBase: options.tagsBasePath,
      docs: own,
      tags,
      categories: order.categories,
    }))
      lists.set(from, to);
  }
  return { files, sidebars, lists };
}

type VersionOrder = {
  files: Map<string, NewFile>;
  /** Names of its sidebars. */
  names: string[];
  /** Where the pages of its categories are below it. */
  categories: string[];
};

type VersionInputs = {
  version: ImportedVersion;
  options: DocsOptions;
  section: Section;
  routeOf: (to: string) => string | undefined;
  year: number;
  notes: Note[];
};

async function orderOfVersion(
  site: SourceSite,
  { version, options, section, routeOf, year, notes }: VersionInputs,
): Promise<VersionOrder> {
  const { folder: source, pages, locales, sourceLocale, translations } = site;
  const messages = version.translated;
  const docs = pages.filter((page) => page.section === section);
  const { value, placeOf } = await readSidebars(site, { version, options, docs, year, notes });
  const ids = new Map(docs.map(({ id, ownId }) => [id, ownId]));
  const textOf = (sidebar: string) => (text: string, key: string) =>
    localized({ text, source: sourceLocale.id, translations, file: messages, key: sidebar + key });
  const sidebars = Object.fromEntries(
    Object.entries(value).flatMap(([name, items]) =>
      Object.entries(
        sidebarsOf(
          { [name]: items },
          {
            file: version.sidebars ?? "",
            placeOf,
            ids,
            folders: new Set([...foldersWithPages(docs.map(({ name }) => name))].map(cleanPath)),
            routeOf,
            textOf: textOf(`sidebar.${name}.`),
          },
          notes,
        ),
      ),
    ),
  );
  const names = sectionFiles(source, section);
  const translate = (locale: string, label: string, part: string): string | undefined => {
    const keys = Object.keys(sidebars).map((name) => `sidebar.${name}.category.${label}${part}`);
    const known = translations.get(locale)?.get(messages) ?? {};
    const entry = keys.map((key) => known[key]).find(isRecord);
    return typeof entry?.message === "string" && entry.message !== label ? entry.message : undefined;
  };
  const folders = categoryFiles({
    source,
    section,
    names: [...names.pages, ...names.others],
    docs: docs
      .filter(({ locale }) => locale === sourceLocale)
      .map(({ name, data }) => ({ name, id: data.id === undefined ? undefined : String(data.id) })),
    listed: listsFolders(value),
    labelOfDoc: labelsOf(docs),
    locales,
    translate,
    notes,
  });
  return {
    files: new Map([
      [version.sidebarsTarget, yamlText(sidebars)],
      ...[...folders].map(([path, category]) => [path, yamlText(category)] as const),
    ]),
    names: Object.keys(sidebars),
    categories: categorySlugs(sidebars, folders, sourceLocale.id),
  };
}

/** As Docusaurus computes them; none for a doc that lists leave out. */
function labelsOf(docs: readonly ImportedPage[]): (name: string, locale: string) => string | undefined {
  const byName = new Map(docs.map((page) => [`${page.locale.id} ${page.name}`, page]));
  return (name, locale) => {
    const page = byName.get(`${locale} ${name}`);
    if (!page || page.data.draft === true || page.data.unlisted === true) return undefined;
    const { sidebar_label: label, title = contentTitle(page.body) } = page.data;
    const text = label ?? title;
    return typeof text === "string" || typeof text === "number" ? String(text) : undefined;
  };
}
