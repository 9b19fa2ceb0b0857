/** A Docusaurus site as it is: configuration, languages and every page, before anything of the new site is made. */
import { posix } from "node:path";
import { fatalError } from "../file-problem.ts";
import { isRecord } from "../is-record.ts";
import type { Note } from "../note.ts";
import { type ModuleValue, readModule } from "../read-module.ts";
import type { SourceFolder } from "../source-folder.ts";
import { BUILT_FOLDER, builtConfig, withBuiltValues } from "./built-site.ts";
import { DocusaurusConfig } from "./docusaurus-config.ts";
import { type Section, sectionsOf } from "./page-folders.ts";
import { type ImportedPage, pagesOf, partialsOf } from "./pages.ts";
import { contentPlugin, type Plugins, pluginsOf } from "./plugins.ts";
import {
  blogMessages,
  FOOTER,
  type ImportedLocale,
  localesOf,
  NAVBAR,
  readTranslations,
  type Translations,
} from "./translations.ts";
import { docsIn, type ImportedDocs } from "./versions.ts";

export type SourceSite = {
  source: SourceFolder;
  file: string;
  module: ModuleValue;
  /** The year that a copyright line computes. */
  year: number;
  config: DocusaurusConfig;
  /** The path that the site is under, with slashes around it. */
  base: string;
  plugins: Plugins;
  /** The source language first. */
  locales: readonly ImportedLocale[];
  sourceLocale: ImportedLocale;
  translations: Translations;
  /** Sets of docs, the first one first. */
  docs: readonly ImportedDocs[];
  sections: readonly Section[];
  pages: readonly ImportedPage[];
  /** Pages of the source language. */
  originals: readonly ImportedPage[];
  /** Files that pages show as parts of their own. */
  partials: readonly ImportedPage[];
  /** Folders of files that are served as they are. */
  staticFolders: readonly string[];
};

/** Parts of a configuration that stay behind as a whole, or whose work is built in. */
const isNotedAnyway = new RegExp(
  [
    "^themeConfig\\.(?!navbar|footer|announcementBar|colorMode|image|metadata)",
    "^(customFields|future|webpack|stylesheets|clientModules|themes)\\b",
    "\\.(editUrl|createRedirects|\\w+Plugins)\\b",
  ].join("|"),
);

/** `year` is what a copyright line computes. Throws where the configuration cannot be read. */
export async function readSourceSite(
  source: SourceFolder,
  file: string,
  year: number,
  notes: Note[],
): Promise<SourceSite> {
  const built = await builtConfig(source);
  const read = await readModule(source, file, year, built === undefined).catch((error: unknown) => {
    throw fatalError(source.shown(file), error);
  });
  const { module, filled } = withBuiltValues(read, built);
  for (const { path, place, file: other } of filled.filter((part) => !isNotedAnyway.test(part.path)))
    notes.push({
      file: other ?? file,
      place,
      message: `${path === "" ? "this configuration" : `“${path}”`} is code: it is taken from the last build, in ${BUILT_FOLDER}`,
    });
  if (!isRecord(module.value))
    throw new Error(`${file} has no configuration that can be read without running it`);
  noteCode(module, file, notes);
  const config = DocusaurusConfig.parse(module.value);
  const plugins = pluginsOf(config, module, file, notes);
  const isLocalesCode = module.unread.some(({ path }) => /^i18n(\.locales\b|$)/.test(path));
  const folders = isLocalesCode ? source.filesBelow("i18n").map((path) => path.replace(/\/.*$/, "")) : [];
  const locales = localesOf(config, folders, file, notes);
  const [sourceLocale] = locales;
  if (!sourceLocale) throw new Error(`${file} has no valid language`);
  source.require(
    [...plugins.docs, ...plugins.blog, ...plugins.pages].flatMap((options) => options.path ?? []),
  );
  source.require(plugins.docs.flatMap(({ sidebarPath }) => sidebarPath || []));
  source.require([
    ...(config.staticDirectories ?? []),
    ...locales.map(({ folder }) => posix.join("i18n", folder)),
  ]);
  const docs = await docsIn(source, plugins.docs, notes);
  const sections = sectionsOf(plugins, docs);
  const staticFolders = (config.staticDirectories ?? ["static"]).map((name) =>
    posix.normalize(name).replace(/\/$/, ""),
  );
  const pages = sections.flatMap((section) => pagesOf(source, section, locales, notes));
  return {
    source,
    file,
    module,
    year,
    config,
    base: config.baseUrl ?? "/",
    plugins,
    locales,
    sourceLocale,
    translations: readTranslations(
      source,
      new Map(locales.slice(1).map((locale) => [locale.id, locale.folder])),
      [
        NAVBAR,
        FOOTER,
        ...plugins.blog.map(({ id }) => blogMessages(id)),
        ...docs.flatMap(({ versions }) => versions.map(({ translated }) => translated)),
      ],
      notes,
    ),
    docs,
    sections,
    pages,
    originals: pages.filter(({ locale }) => locale === sourceLocale),
    partials: sections.flatMap((section) => partialsOf(source, section, locales)),
    staticFolders,
  };
}

function noteCode({ unread, assumed, textOf }: ModuleValue, file: string, notes: Note[]): void {
  const isNoted = (path: string) =>
    isNotedAnyway.test(path) ||
    (/^plugins\.\d+(\.0)?$/.test(path) && contentPlugin(textOf(path)) !== undefined);
  for (const { path, place, file: other } of unread.filter((part) => !isNoted(part.path))) {
    const part = path === "" ? "this part" : `“${path}”`;
    notes.push({
      file: other ?? file,
      place,
      message: `${part} is code and is not imported`,
    });
  }
  notes.push(...assumptions(assumed, file));
}

/** Notes on code that depends on environment variables, which an import does not know. */
export function assumptions(assumed: ModuleValue["assumed"], file: string): Note[] {
  return assumed.map(({ place, file: other }) => ({
    file: other ?? file,
    place,
    message: "this depends on environment variables, which the import takes as not set",
    instead: "check the result in site.yml and sidebars.yml",
  }));
}
