/**
 * Docusaurus: its configuration, docs in sets and versions, blog, pages and translations.
 * The source is only read, and none of its code runs.
 */
import { posix } from "node:path";
import type { NewFile } from "../imported-site.ts";
import { isRecord } from "../is-record.ts";
import { pathInSource } from "../module-file.ts";
import type { Note } from "../note.ts";
import type { Dialect, ImportChoices, OldSite, OldTheme } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { brandIn } from "../style-sheets.ts";
import { readBylines } from "./authors-and-tags.ts";
import { type CodePage, codePageFiles, codePages } from "./code-pages.ts";
import { convertPages, hasFormulas } from "./convert-pages.ts";
import { orderOfDocs } from "./docs-order.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { blogListsOf } from "./list-routes.ts";
import { rootOf } from "./page-folders.ts";
import { settingsOf } from "./site-yml.ts";
import { filesBeside, leftMarkdown, leftNotes, servedFiles } from "./source-files.ts";
import { readSourceSite, type SourceSite } from "./source-site.ts";
import type { ImportedLocale } from "./translations.ts";

const configNames = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`);

export const docusaurus: Dialect = {
  id: "docusaurus",
  name: "Docusaurus",
  marks: "docusaurus.config.js",
  recognise: (source) => source.firstFile(configNames),
  read,
};

async function read(
  source: SourceFolder,
  notes: Note[],
  { onProgress, year = new Date().getFullYear() }: ImportChoices,
): Promise<OldSite> {
  const file = configNames.find((name) => source.isThere(name)) ?? "docusaurus.config.js";
  const site = await readSourceSite(source, file, year, notes);
  const { locales, sourceLocale } = site;
  const bylines = readBylines(site, notes);
  noteThemeComponents(source, notes);
  const statics = servedFiles(site);

  const allCode = codePages(site, statics.keys());
  // Every site has a home page, whatever it is made of.
  const home = allCode.find(({ address }) => address === "/");
  const code = allCode.filter((page) => page !== home);
  const order = await orderOfDocs(site, bylines.tags, notes);
  const lists = new Map([...blogListsOf(site, bylines), ...order.lists]);
  const pages = convertPages(site, bylines.ofPages, order, { notes, onProgress });
  const stubs = code.filter(({ redirect }) => redirect === undefined);
  const moved = new Map([...lists, ...stubs.map(({ address }) => [address, address] as const)]);
  const files = new Map<string, NewFile>([
    ...filesBeside(site),
    ...codePageFiles(code, sourceLocale.id, notes),
  ]);
  const named = [...files.values()].flatMap((copy) => (typeof copy === "object" ? copy.copyOf : []));
  const used = new Set([...pages.map((page) => page.file), ...named, ...statics.values()]);
  const left = leftMarkdown(site, used);
  notes.push(...leftNotes(left));
  const settings = settingsOf({ ...site, sidebars: order.namesOfSets }, notes);
  return {
    ...settings,
    file,
    locales: [oldLocale(sourceLocale), ...locales.slice(1).map(oldLocale)],
    pages,
    sharesAddresses: true,
    statics,
    files,
    assets: "/assets/files",
    sidebarsOf: order.sidebars,
    categories: order.categories,
    authors: bylines.authors,
    tags: bylines.tags,
    redirects: redirectsOf(site.plugins, code),
    moved,
    theme: { ...brandOf(source, site.config), ...settings.theme },
    homeOfCode: home && { to: home.redirect },
    textsOf: (locale) => interfaceTexts(site, locale, notes),
    constructs: site.config.markdown?.emoji === false ? [] : ["the GitHub name of an emoji"],
    titleIsShown: undefined,
    hasFormulas: hasFormulas(site),
    left,
    // A second blog has no list here.
    unread: [
      ...code.map(({ address }) => address),
      ...site.plugins.blog.slice(1).map((options) => rootOf(options, "blog") || "/"),
    ],
    silentKeys,
  };
}

/** Keys that are dropped without a note, because nothing is lost. */
const silentKeys =
  "parse_number_prefixes sidebar_key hide_title pagination_label custom_edit_url author author_title author_url author_image_url authorTitle authorURL authorImageURL".split(
    " ",
  );

function oldLocale({ id, tag, label, direction, home }: ImportedLocale): OldSite["locales"][number] {
  return { id, tag, label, direction, prefix: home.slice(0, -1) };
}

/** Redirects of the plugin, and pages of code that only lead to another one. */
function redirectsOf(
  { redirects }: SourceSite["plugins"],
  code: readonly CodePage[],
): { from: string; to: string }[] {
  const ofCode = code.flatMap(({ address, redirect }) =>
    redirect === undefined ? [] : [{ from: address, to: redirect }],
  );
  return [...ofCode, ...redirects];
}

const THEME = "src/theme";

/** A theme component that a site replaced or wrapped is not imported. */
function noteThemeComponents(source: SourceFolder, notes: Note[]): void {
  // Files beside the `index` of a component are parts of it.
  for (const path of source.filesBelow(THEME)) {
    const [, name] = /^((?:[A-Z]\w*\/)*[A-Z]\w*)(?:\/index)?\.[jt]sx?$/.exec(path) ?? [];
    if (name === undefined) continue;
    notes.push({
      cause: "theme-component",
      file: `${THEME}/${path}`,
      message: `<${name}> replaced or extended the theme’s own`,
      subject: name,
    });
  }
}

function brandOf(source: SourceFolder, config: DocusaurusConfig): OldTheme {
  return brandIn(source, styleSheets(source, config), { colours: ["--ifm-color-primary"], usual: "light" });
}

/** The last ones are those that `customCss` names: their rules count. */
function styleSheets(source: SourceFolder, { presets, themes }: DocusaurusConfig): string[] {
  const named = [...(presets ?? []), ...(themes ?? [])].flatMap((entry) => {
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    const theme = isRecord(options) ? (options.theme ?? options) : {};
    return isRecord(theme) ? [theme.customCss ?? []].flat() : [];
  });
  const files = named.flatMap((name) => {
    const path = typeof name === "string" ? name.replace(/^@site\//, "") : undefined;
    const inside = path?.includes("\0") ? pathInSource(path) : path && posix.normalize(path);
    return inside !== undefined && source.isFile(inside) ? [inside] : [];
  });
  const all = source.filesBelow("src").flatMap((name) => (/\.(css|scss)$/.test(name) ? [`src/${name}`] : []));
  return [...all.filter((name) => !files.includes(name)), ...files];
}
