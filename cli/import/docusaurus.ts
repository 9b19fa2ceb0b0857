/**
 * A Docusaurus site → the files of a site of this tool.
 * configuration → locales, versions, sections → pages with their addresses → Markdown, sidebars, categories, site.yml.
 * The source is only read, and none of its code runs.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { stringify } from "yaml";
import type { Author } from "../../schema/authors.ts";
import type { Tag } from "../../schema/tags.ts";
import { hostOf } from "../markdown/address.ts";
import { shippedLanguages, stringsYml } from "../starter/strings-yml.ts";
import { authorNames, authorOf, readMap, tagKeys, tagOf } from "./bylines.ts";
import { categoryFiles } from "./categories.ts";
import { DocusaurusConfig } from "./docusaurus-config.ts";
import { frontMatterText } from "./front-matter.ts";
import { includedFile, nameKey, newAddress, type Targets } from "./links.ts";
import { type ImportedLocale, localesOf } from "./locales.ts";
import { convertBody } from "./markdown/convert-body.ts";
import type { Note } from "./note.ts";
import { type ImportedPage, pagesOf, partialsOf, type Section, sectionFiles } from "./pages.ts";
import { type Plugins, pluginsOf } from "./plugins.ts";
import { type ModuleValue, readModule } from "./read-module.ts";
import { listsFolders, sidebarsOf } from "./sidebars.ts";
import { siteYml } from "./site-yml.ts";
import { filesBelow, isPartial } from "./source-files.ts";
import { isRecord } from "./static-value.ts";
import { docsMessages, localized, readTranslations, type Translations } from "./translations.ts";
import { type ImportedVersion, versionsConfig, versionsIn } from "./versions.ts";

/** A file of the new site: its text, or the path of the file in the source that it is a copy of. */
export type NewFile = string | { copyOf: string };

export type Imported = {
  /** By path in the content folder. */
  files: Map<string, NewFile>;
  notes: Note[];
  /** Addresses of all pages in the source, with the locale and without the base: the new site has to serve each. */
  addresses: string[];
};

const configNames = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`);

/** Parts of a configuration that stay behind as a whole, or whose work is built in. */
const isNotedAnyway =
  /^(themeConfig\.(?!navbar|footer|announcementBar|colorMode|image)|customFields|future|webpack)|\.editUrl$/;

/** The configuration of the site in `source`; undefined where there is none. */
export function configurationIn(source: string): string | undefined {
  return configNames.find((name) => existsSync(join(source, name)));
}

/** `year` is what a copyright line computes. */
export async function importDocusaurus(source: string, file: string, year: number): Promise<Imported> {
  const notes: Note[] = [];
  const module = await readModule(join(source, file), year);
  if (!isRecord(module.value))
    throw new Error(`${file} has no configuration that can be read without running it`);
  for (const { path, place } of module.unread.filter((part) => !isNotedAnyway.test(part.path)))
    notes.push({
      file,
      place,
      message: `${path === "" ? "this part" : `“${path}”`} is code and stays behind`,
    });
  const config = DocusaurusConfig.parse(module.value);
  const plugins = pluginsOf(config, module, file, notes);
  const locales = localesOf(config, file, notes);
  const versions = plugins.docs ? versionsIn(source, plugins.docs, notes) : [];
  const translations = readTranslations(
    source,
    new Map(locales.slice(1).map(({ id, folder }) => [id, folder])),
    versions.map(({ name }) => name),
  );
  const sections = sectionsOf(plugins, versions);
  const pages = sections.flatMap((section) => pagesOf(source, section, locales, notes));
  const files = new Map<string, NewFile>();
  const base = config.baseUrl ?? "/";
  const staticFolders = (config.staticDirectories ?? ["static"]).map((folder) =>
    posix.normalize(folder).replace(/\/$/, ""),
  );

  const tags = declaredTags(source, plugins, sections, notes);
  const authors = declaredAuthors(source, plugins, sections, notes);
  const partials = sections.flatMap((section) => partialsOf(source, section, locales));
  const targets = targetsOf(source, base, staticFolders, pages, partials, locales);
  const imageHosts = new Set<string>();
  for (const page of [...pages, ...partials]) {
    const added = { ...page.added, ...bylines(page, tags, authors, notes) };
    const isMdx = page.file.endsWith(".mdx") || (config.markdown?.format ?? "mdx") === "mdx";
    const body = convertBody(
      page.body,
      isMdx,
      {
        file: page.file,
        firstLine: page.bodyLine,
        resolve: (url, kind) => {
          const host = kind === "image" ? hostOf(url) : undefined;
          if (host !== undefined) imageHosts.add(host);
          return newAddress(url, kind, page, targets);
        },
        include: (module) => includedFile(module, page, targets),
      },
      notes,
    );
    files.set(page.target, frontMatterText(page, page.section.area, added, page.file, notes) + body);
  }
  for (const section of sections) copyOthers(source, section, locales, files, notes);
  for (const folder of staticFolders)
    for (const name of filesBelow(join(source, folder)))
      if (!files.has(`static/${name}`)) files.set(`static/${name}`, { copyOf: `${folder}/${name}` });

  const sidebarNames = new Set<string>();
  for (const version of versions) {
    const section = sections.find(({ folder }) => folder === version.folder);
    if (section)
      for (const name of await addDocs(
        source,
        version,
        section,
        pages,
        locales,
        translations,
        year,
        files,
        notes,
      ))
        if (version.path === "" || sidebarNames.size === 0) sidebarNames.add(name);
  }

  const routes = new Map(targets.addresses);
  for (const [path, text] of files)
    if (typeof text !== "string" && path.startsWith("static/"))
      routes.set(path.slice("static".length), path.slice("static".length));
  const blogRoot = `/${(plugins.blog?.routeBasePath ?? "blog").replace(/^\/+|\/+$/g, "")}`;
  const routeOf = (to: string): string | undefined => {
    const path = to.replace(/^pathname:\/\//, "");
    const [, bare = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(path.startsWith("/") ? path : `/${path}`) ?? [];
    const below = base !== "/" && bare.startsWith(base) ? `/${bare.slice(base.length)}` : bare;
    const route = below.replace(/(.)\/+$/, "$1");
    const known = routes.get(route);
    if (known !== undefined) return known + suffix;
    if (route === "/") return `/${suffix}`;
    const hasPosts = pages.some(({ section }) => section.area === "blog");
    if (hasPosts && `${route}/`.startsWith(`${blogRoot}/`))
      return `/blog${route.slice(blogRoot.length)}${suffix}`;
    return versions.some(({ path: own }) => `${route}/`.startsWith(`/docs${own}/category/`))
      ? route + suffix
      : undefined;
  };
  const current = pages.filter(({ section }) => section.area === "docs");
  const site = siteYml(
    config,
    {
      file,
      placeOf: module.placeOf,
      locales,
      translations,
      plugins,
      routeOf,
      ids: new Map(current.map(({ id, ownId }) => [id, ownId])),
      sidebars: sidebarNames,
    },
    notes,
  );
  const frozen = plugins.docs && versionsConfig(versions, plugins.docs);
  if (frozen) site.versions = frozen;
  if (plugins.docs?.showLastUpdateTime) site.last_updated = true;
  const redirects = [
    ...redirectsOf(plugins, locales, routeOf),
    ...(blogRoot !== "/blog" && blogRoot !== "/" ? [{ from: blogRoot, to: "/blog" }] : []),
  ];
  if (imageHosts.size > 0) site.image_hosts = [...imageHosts].sort();
  if (redirects.length > 0) site.redirects = redirects;
  files.set("site.yml", yamlText(site));
  if (authors.size > 0) files.set("authors.yml", yamlText(Object.fromEntries(authors)));
  if (tags.size > 0) files.set("tags.yml", yamlText(Object.fromEntries(tags)));
  addHome(config, locales, pages, file, files, notes);
  for (const { id } of locales)
    if (!Object.hasOwn(shippedLanguages, id.split("-")[0] ?? id)) {
      files.set(`${id}/strings.yml`, stringsYml(id));
      notes.push({
        file,
        message: `the interface has no texts in the language “${id}”`,
        instead: `translate ${id}/strings.yml`,
      });
    }
  return { files, notes, addresses: pages.map(({ address }) => address) };
}

function sectionsOf({ docs, blog, pages }: Plugins, versions: readonly ImportedVersion[]): Section[] {
  const root = (path: string) =>
    path.replace(/^\/+|\/+$/g, "") === "" ? "" : `/${path.replace(/^\/+|\/+$/g, "")}`;
  const docsRoot = root(docs?.routeBasePath ?? "docs");
  return [
    ...versions.map(
      (version): Section => ({
        area: "docs",
        folder: version.folder,
        translated: `docusaurus-plugin-content-docs/${version.translated}`,
        target: version.target,
        root: docsRoot + version.path,
        ownRoot: `/docs${version.path}`,
        prefixes: docs?.numberPrefixParser !== false,
      }),
    ),
    ...(blog
      ? [
          {
            area: "blog" as const,
            folder: posix.normalize(blog.path ?? "blog"),
            translated: "docusaurus-plugin-content-blog",
            target: "blog",
            root: root(blog.routeBasePath ?? "blog"),
            ownRoot: "/blog",
            prefixes: true,
          },
        ]
      : []),
    ...(pages
      ? [
          {
            area: "pages" as const,
            folder: posix.normalize(pages.path ?? "src/pages"),
            translated: "docusaurus-plugin-content-pages",
            target: "pages",
            root: root(pages.routeBasePath ?? ""),
            ownRoot: "",
            prefixes: true,
          },
        ]
      : []),
  ];
}

function targetsOf(
  source: string,
  base: string,
  staticFolders: readonly string[],
  pages: readonly ImportedPage[],
  partials: readonly ImportedPage[],
  locales: readonly ImportedLocale[],
): Targets {
  const sourceLocale = locales[0]?.id ?? "en";
  const addresses = new Map<string, string>();
  // A page without a translation is served in every language.
  for (const page of pages.filter(({ locale }) => locale.id === sourceLocale))
    for (const { home } of locales) {
      const prefix = home.slice(0, -1);
      const at = (address: string) => (prefix + address).replace(/(.)\/$/, "$1");
      addresses.set(at(page.address), at(page.ownAddress));
    }
  for (const page of pages) addresses.set(page.address, page.ownAddress);
  return {
    source,
    base,
    staticFolders,
    byFile: new Map(pages.map((page) => [page.file, page])),
    byName: new Map(pages.map((page) => [nameKey(page, page.locale.id), page])),
    partials: new Map(partials.map((page) => [page.file, page])),
    addresses,
    sourceLocale,
  };
}

function bylines(
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

function declaredTags(
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

function declaredAuthors(
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

/** Pictures and files beside pages; code stays behind. */
function copyOthers(
  source: string,
  section: Section,
  locales: readonly ImportedLocale[],
  files: Map<string, NewFile>,
  notes: Note[],
): void {
  for (const [index, locale] of locales.entries()) {
    const folder = index === 0 ? section.folder : `i18n/${locale.folder}/${section.translated}`;
    for (const name of filesBelow(join(source, folder))) {
      const base = posix.basename(name);
      if (/\.mdx?$/.test(name) || /^_category_\./.test(base) || /^(authors|tags)\.ya?ml$/.test(name))
        continue;
      if (/\.([jt]sx?|css|scss)$/.test(name)) {
        if (
          section.area === "pages" &&
          /\.[jt]sx?$/.test(name) &&
          !isPartial(name) &&
          !/\.(test|d)\./.test(name)
        )
          notes.push({
            file: `${folder}/${name}`,
            message: "a page made of code stays behind",
            instead: "write it in Markdown",
          });
        continue;
      }
      files.set(`${locale.id}/${section.target}/${name}`, { copyOf: `${folder}/${name}` });
    }
  }
}

/** Sidebars and categories of a version; gives the names of its sidebars. */
async function addDocs(
  source: string,
  version: ImportedVersion,
  section: Section,
  pages: readonly ImportedPage[],
  locales: readonly ImportedLocale[],
  translations: Translations,
  year: number,
  files: Map<string, NewFile>,
  notes: Note[],
): Promise<string[]> {
  const messages = docsMessages(version.name);
  const own =
    version.sidebars === undefined ? undefined : await readSidebars(source, version.sidebars, year, notes);
  const value = own ? own.value : { defaultSidebar: [{ type: "autogenerated", dirName: "." }] };
  const ids = new Map(pages.filter((page) => page.section === section).map(({ id, ownId }) => [id, ownId]));
  const textOf = (sidebar: string) => (text: string, key: string) =>
    localized(text, locales[0]?.id ?? "en", translations, messages, sidebar + key);
  const sidebars = Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, items]) =>
      Object.entries(
        sidebarsOf(
          { [name]: items },
          {
            file: version.sidebars ?? "",
            placeOf: own?.placeOf ?? (() => undefined),
            ids,
            textOf: textOf(`sidebar.${name}.`),
          },
          notes,
        ),
      ),
    ),
  );
  files.set(version.sidebarsTarget, yamlText(sidebars));
  const names = sectionFiles(source, section);
  const translate = (locale: string, label: string, part: string): string | undefined => {
    const keys = Object.keys(sidebars).map((name) => `sidebar.${name}.category.${label}${part}`);
    const known = translations.get(locale)?.get(messages) ?? {};
    const entry = keys.map((key) => known[key]).find(isRecord);
    return typeof entry?.message === "string" && entry.message !== label ? entry.message : undefined;
  };
  const all = [...names.pages, ...names.others.map((name) => name)];
  for (const [path, category] of categoryFiles(
    source,
    section,
    all,
    listsFolders(value),
    locales,
    translate,
    notes,
  ))
    files.set(path, yamlText(category));
  return Object.keys(sidebars);
}

async function readSidebars(source: string, file: string, year: number, notes: Note[]): Promise<ModuleValue> {
  const module = await readModule(join(source, file), year);
  for (const { path, place } of module.unread)
    notes.push({
      file,
      place,
      message: `${path === "" ? "this sidebar" : `“${path}”`} is code and stays behind`,
    });
  return module;
}

/** Docusaurus makes each redirect in every language. */
function redirectsOf(
  { redirects }: Plugins,
  locales: readonly ImportedLocale[],
  routeOf: (to: string) => string | undefined,
): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => {
    if (/^https?:/.test(to)) return [{ from, to }];
    const route = routeOf(to) ?? to;
    return locales.map(({ home }) => ({ from: home.slice(0, -1) + from, to: home.slice(0, -1) + route }));
  });
}

/** A home page where the source's is code. */
function addHome(
  { title = "Site", tagline }: DocusaurusConfig,
  locales: readonly ImportedLocale[],
  pages: readonly ImportedPage[],
  file: string,
  files: Map<string, NewFile>,
  notes: Note[],
): void {
  const [source] = locales;
  if (!source || pages.some(({ address }) => address === "/")) return;
  const target = `${source.id}/pages/index.md`;
  const home = tagline === undefined ? {} : { tagline };
  files.set(target, `---\n${yamlText({ title, home })}---\n`);
  notes.push({
    file,
    message: "the home page is code; a new one has the title and the tagline",
    instead: `write ${target}`,
  });
}

function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
