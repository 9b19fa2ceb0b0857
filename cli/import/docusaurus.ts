/**
 * A Docusaurus site → the files of a site of this tool.
 * configuration → locales, versions, sections → pages with their addresses → Markdown, sidebars, categories, site.yml.
 * The source is only read, and none of its code runs.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { convertPages } from "./convert-pages.ts";
import { bylinesOf, declaredAuthors, declaredTags, pagedAuthors } from "./declared.ts";
import { addDocs } from "./docs-order.ts";
import { DocusaurusConfig } from "./docusaurus-config.ts";
import { isFeed } from "./feeds.ts";
import { addHomes } from "./home.ts";
import { addStrings } from "./interface-files.ts";
import type { Targets } from "./links.ts";
import { blogLists, docsLists } from "./list-routes.ts";
import { localesOf } from "./locales.ts";
import { type NewFile, yamlText } from "./new-file.ts";
import type { Note } from "./note.ts";
import { copyOthers } from "./other-files.ts";
import { pagesOf, partialsOf } from "./pages.ts";
import { pluginsOf } from "./plugins.ts";
import { readModule } from "./read-module.ts";
import { listRedirects, redirectsOf, untranslatedRedirects } from "./redirects.ts";
import { routeFinder } from "./routes.ts";
import { sectionOfMorePages, sectionsOf, sectionsOfMoreDocs } from "./sections.ts";
import { siteYml } from "./site-yml.ts";
import { filesBelow } from "./source-files.ts";
import { isRecord } from "./static-value.ts";
import { newAddresses, targetsIn } from "./targets.ts";
import { blogMessages, FOOTER, NAVBAR, readTranslations } from "./translations.ts";
import { versionsConfig, versionsIn } from "./versions.ts";

export type Imported = {
  /** By path in the content folder. */
  files: Map<string, NewFile>;
  notes: Note[];
  /** Addresses of all pages in the source, with the locale and without the base: the new site has to serve each. */
  addresses: string[];
};

const configNames = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`);

const homeNames = ["js", "jsx", "ts", "tsx"].map((ending) => `index.${ending}`);

/** Parts of a configuration that stay behind as a whole, or whose work is built in. */
const isNotedAnyway = new RegExp(
  [
    "^themeConfig\\.(?!navbar|footer|announcementBar|colorMode|image)",
    "^(customFields|future|webpack|headTags|scripts|stylesheets|clientModules|themes)\\b",
    "\\.(editUrl|createRedirects|\\w+Plugins)\\b",
  ].join("|"),
);

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
  const versions = plugins.docs ? await versionsIn(source, plugins.docs, notes) : [];
  const translations = readTranslations(
    source,
    new Map(locales.slice(1).map(({ id, folder }) => [id, folder])),
    [NAVBAR, FOOTER, blogMessages(plugins.blog?.id), ...versions.map(({ translated }) => translated)],
    notes,
  );
  const more = await Promise.all(
    plugins.moreDocs.map(async (docs) => sectionsOfMoreDocs(docs, await versionsIn(source, docs, notes))),
  );
  const sections = [
    ...sectionsOf(plugins, versions),
    ...more.flat(),
    ...plugins.morePages.map(sectionOfMorePages),
  ];
  for (const { folder, root, ownRoot } of sections)
    if (root !== ownRoot)
      notes.push({
        file,
        message: `the pages of ${folder} move from ${root || "/"} to ${ownRoot}; their old addresses lead there`,
      });
  const pages = sections.flatMap((section) => pagesOf(source, section, locales, notes));
  const files = new Map<string, NewFile>();
  const base = config.baseUrl ?? "/";
  const staticFolders = (config.staticDirectories ?? ["static"]).map((folder) =>
    posix.normalize(folder).replace(/\/$/, ""),
  );

  const tags = declaredTags(source, plugins, sections, locales, notes);
  const authors = declaredAuthors(source, plugins, sections, locales, notes);
  const partials = sections.flatMap((section) => partialsOf(source, section, locales));
  const bylines = new Map(
    [...pages, ...partials].map((page) => [page, bylinesOf(page, tags, authors, notes)]),
  );
  for (const section of sections) copyOthers(source, section, locales, files, notes);
  for (const folder of staticFolders)
    for (const name of filesBelow(join(source, folder)))
      if (!files.has(`static/${name}`)) files.set(`static/${name}`, { copyOf: `${folder}/${name}` });

  const [sourceLocale] = locales;
  if (!sourceLocale) throw new Error(`${file} has no language that a site here can have`);
  const originals = pages.filter(({ locale }) => locale === sourceLocale);
  const paged = pagedAuthors(source, plugins, sections);
  const postLists = blogLists(
    plugins.blog,
    originals.filter(({ section }) => section.area === "blog"),
    tags,
    new Map([...authors].filter(([key]) => paged.has(key))),
  );
  const staticPaths = [...files.keys()].flatMap((path) => /^static(\/.*)/.exec(path)?.[1] ?? []);
  const addresses = newAddresses(pages, locales);
  const routes = new Map([...postLists, ...staticPaths.map((path) => [path, path] as const), ...addresses]);
  const sidebarNames = new Set<string>();
  const lists = new Map(postLists);
  for (const version of versions) {
    const section = sections.find(({ folder }) => folder === version.folder);
    // Without a doc, there is nothing to list.
    if (!section || !originals.some((page) => page.section === section)) continue;
    const { names, categories } = await addDocs(
      source,
      version,
      section,
      pages,
      locales,
      translations,
      routeFinder(routes, base, config.url),
      year,
      files,
      notes,
    );
    if (version.path === "" || sidebarNames.size === 0) for (const name of names) sidebarNames.add(name);
    const own = originals.filter((page) => page.section === section);
    for (const [from, to] of docsLists(section, plugins.docs?.tagsBasePath, own, tags, categories))
      lists.set(from, to);
  }

  const targets: Targets = {
    source,
    base,
    siteUrl: config.url,
    staticFolders,
    ...targetsIn(pages, partials),
    addresses,
    lists,
    sourceLocale: sourceLocale.id,
  };
  const syntax = {
    format: config.markdown?.format ?? "mdx",
    hasFormulas: module.text.includes("remark-math"),
  };
  const converted = convertPages([...pages, ...partials], syntax, bylines, targets, sourceLocale, notes);
  for (const [path, text] of converted.files) files.set(path, text);

  const routeOf = routeFinder(new Map([...lists, ...routes]), base, config.url);
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
      moreDoc: (plugin, doc) => {
        // The latest version has the shortest address.
        const own = originals
          .filter(({ section }) => section.wereDocs === plugin)
          .sort((a, b) => a.section.root.length - b.section.root.length);
        const first = own.find(({ address, section }) => address === section.root) ?? own[0];
        return (doc === undefined ? first : own.find(({ id }) => id === doc))?.ownAddress;
      },
      sidebars: sidebarNames,
    },
    notes,
  );
  const frozen = plugins.docs && versionsConfig(versions, plugins.docs, targets.sourceLocale, translations);
  if (frozen) site.versions = frozen;
  if (plugins.docs?.showLastUpdateTime) site.last_updated = true;
  const feeds = [...postLists].filter(([from, to]) => from !== to && isFeed(to));
  if (feeds.length > 0)
    notes.push({
      file,
      message: `the feeds move: ${feeds.map(([from, to]) => `${from} is ${to}`).join(", ")}`,
      instead: "programs follow their redirects where the host reads _redirects; tell any other host of them",
    });
  const redirects = [
    ...redirectsOf(plugins, locales, routeOf),
    ...untranslatedRedirects(pages, locales),
    ...listRedirects(
      lists,
      new Set(addresses.keys()),
      locales,
      pages.filter(({ section }) => section.area === "blog"),
    ),
  ];
  if (converted.imageHosts.size > 0) site.image_hosts = [...converted.imageHosts].sort();
  if (redirects.length > 0) site.redirects = redirects;
  files.set("site.yml", yamlText(site));
  if (authors.size > 0) files.set("authors.yml", yamlText(Object.fromEntries(authors)));
  if (tags.size > 0) files.set("tags.yml", yamlText(Object.fromEntries(tags)));
  const pagesFolder = join(source, plugins.pages?.path ?? "src/pages");
  const isCode = plugins.pages && homeNames.some((name) => existsSync(join(pagesFolder, name)));
  const blogHome = postLists.get("/");
  addHomes(
    config,
    isCode ? "the home page is code" : "there is no home page",
    blogHome === undefined
      ? undefined
      : { name: "the blog", label: plugins.blog?.blogTitle ?? "Blog", to: blogHome },
    locales,
    pages,
    file,
    files,
    notes,
  );
  addStrings(source, locales, config.title ?? "Site", file, files, notes);
  return { files, notes, addresses: pages.map(({ address }) => address) };
}
