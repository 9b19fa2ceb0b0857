/**
 * A Docusaurus site → the files of a site of this tool.
 * configuration → locales, versions, sections → pages with their addresses → Markdown, sidebars, categories, site.yml.
 * The source is only read, and none of its code runs.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { hostOf } from "../markdown/address.ts";
import { shippedLanguages, stringsYml } from "../starter/strings-yml.ts";
import { bylinesOf, declaredAuthors, declaredTags } from "./declared.ts";
import { addDocs } from "./docs-order.ts";
import { DocusaurusConfig } from "./docusaurus-config.ts";
import { frontMatterText } from "./front-matter.ts";
import { includedFile, newAddress } from "./links.ts";
import { type ImportedLocale, localesOf } from "./locales.ts";
import { convertBody } from "./markdown/convert-body.ts";
import { type NewFile, yamlText } from "./new-file.ts";
import type { Note } from "./note.ts";
import { copyOthers } from "./other-files.ts";
import { type ImportedPage, pagesOf, partialsOf } from "./pages.ts";
import { pluginsOf } from "./plugins.ts";
import { readModule } from "./read-module.ts";
import { inEveryLocale, redirectsOf } from "./redirects.ts";
import { sectionsOf } from "./sections.ts";
import { siteYml } from "./site-yml.ts";
import { filesBelow } from "./source-files.ts";
import { isRecord } from "./static-value.ts";
import { targetsOf } from "./targets.ts";
import { readTranslations } from "./translations.ts";
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
  const versions = plugins.docs ? await versionsIn(source, plugins.docs, notes) : [];
  const translations = readTranslations(
    source,
    new Map(locales.slice(1).map(({ id, folder }) => [id, folder])),
    versions.map(({ name }) => name),
    notes,
  );
  const sections = sectionsOf(plugins, versions);
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
  const targets = targetsOf(source, base, staticFolders, pages, partials, locales);
  const imageHosts = new Set<string>();
  for (const page of [...pages, ...partials]) {
    const added = { ...page.added, ...bylinesOf(page, tags, authors, notes) };
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
  const hasPosts = pages.some(({ section }) => section.area === "blog");
  const routeOf = (to: string): string | undefined => {
    const path = to.replace(/^pathname:\/\//, "");
    const [, bare = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(path.startsWith("/") ? path : `/${path}`) ?? [];
    const below = base !== "/" && bare.startsWith(base) ? `/${bare.slice(base.length)}` : bare;
    const route = below.replace(/(.)\/+$/, "$1");
    const known = routes.get(route);
    if (known !== undefined) return known + suffix;
    if (route === "/") return `/${suffix}`;
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
  const isMoved = hasPosts && blogRoot !== "/blog" && blogRoot !== "/";
  if (hasPosts && blogRoot !== "/blog")
    notes.push({
      file,
      message: `the blog is at /blog: lists of tags, authors and years, further pages and feeds below ${blogRoot} move`,
      instead: "add redirects for those that others link to",
    });
  const redirects = [
    ...redirectsOf(plugins, locales, routeOf),
    ...(isMoved ? inEveryLocale(locales, blogRoot, "/blog") : []),
  ];
  if (imageHosts.size > 0) site.image_hosts = [...imageHosts].sort();
  if (redirects.length > 0) site.redirects = redirects;
  files.set("site.yml", yamlText(site));
  if (authors.size > 0) files.set("authors.yml", yamlText(Object.fromEntries(authors)));
  if (tags.size > 0) files.set("tags.yml", yamlText(Object.fromEntries(tags)));
  const pagesFolder = join(source, plugins.pages?.path ?? "src/pages");
  const isCode = plugins.pages && homeNames.some((name) => existsSync(join(pagesFolder, name)));
  addHome(
    config,
    isCode ? "the home page is code" : "there is no home page",
    locales,
    pages,
    file,
    files,
    notes,
  );
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

/** A home page where the source has none in Markdown. */
function addHome(
  { title = "Site", tagline }: DocusaurusConfig,
  reason: string,
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
    message: `${reason}; a new one has the title and the tagline`,
    instead: `write ${target}`,
  });
}
