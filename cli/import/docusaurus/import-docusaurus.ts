/**
 * Docusaurus: its configuration, docs in sets and versions, blog, pages and translations.
 * The source is only read, and none of its code runs.
 */
import { decoded, withoutSlash } from "../../../schema/paths.ts";
import { externalAddresses } from "../../site/external-addresses.ts";
import type { NewFile } from "../imported-site.ts";
import type { Note } from "../note.ts";
import type { Dialect, ImportChoices, OldOutside, OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readBylines } from "./authors-and-tags.ts";
import { type CodePage, codePageFiles, codePages } from "./code-pages.ts";
import { convertPages, hasFormulas } from "./convert-pages.ts";
import { orderOfDocs } from "./docs-order.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { blogListsOf, feedNotes } from "./list-routes.ts";
import type { ImportedPage } from "./pages.ts";
import { settingsOf } from "./site-yml.ts";
import { filesBeside, leftMarkdown, leftNotes, servedFiles } from "./source-files.ts";
import { readSourceSite, type SourceSite } from "./source-site.ts";
import { brandOf, noteStyleSheets, noteThemeComponents } from "./theme-components.ts";
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
  const { locales, sourceLocale, originals } = site;
  const bylines = readBylines(site, notes);
  noteThemeComponents(source, notes);
  const statics = servedFiles(site);
  const brand = brandOf(source, site.config, statics);
  noteStyleSheets(source, notes);

  const allCode = codePages(site, statics.keys());
  // Every site has a home page, whatever it is made of.
  const home = allCode.find(({ address }) => address === "/");
  const code = allCode.filter((page) => page !== home);
  const order = await orderOfDocs(site, bylines.tags, notes);
  const postLists = blogListsOf(site, bylines);
  const lists = new Map([...postLists, ...order.lists]);
  const converted = convertPages(site, bylines.ofPages, order, { notes, onProgress });
  const stubs = code.filter(({ redirect }) => redirect === undefined);
  const moved = new Map([...lists, ...stubs.map(({ address }) => [address, address] as const)]);
  const addresses = new Set([...site.pages, ...code].map(({ address }) => address));
  const files = new Map<string, NewFile>([
    ...filesBeside(site),
    ...converted.files,
    ...codePageFiles(code, sourceLocale.id, notes),
  ]);
  const named = [...files.values()].flatMap((copy) => (typeof copy === "object" ? copy.copyOf : []));
  const used = new Set([...converted.pages.map((page) => page.file), ...named, ...statics.values()]);
  const left = leftMarkdown(site, used);
  notes.push(...leftNotes(left), ...feedNotes(postLists, file));
  const settings = settingsOf({ ...site, sidebars: order.namesOfSets }, notes);
  return {
    ...settings,
    file,
    locales: [oldLocale(sourceLocale), ...locales.slice(1).map(oldLocale)],
    pages: converted.pages,
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
    outside: outsideAddresses(site, (path) => addresses.has(path) || lists.has(path), notes),
    theme: { ...brand.theme, ...settings.theme },
    configuration: (known) => ({ ...settings.configuration?.(known), fonts: brand.provider }),
    homeOfCode: home && { to: home.redirect },
    textsOf: (locale) => interfaceTexts(site, locale, notes),
    constructs: site.config.markdown?.emoji === false ? [] : ["the GitHub name of an emoji"],
    titleIsShown: undefined,
    hasFormulas: hasFormulas(site),
    left,
    unread: [...code.map(({ address }) => address), ...furtherBlogs(originals)],
    silentKeys,
  };
}

/** Keys that are dropped without a note, because nothing is lost. */
const silentKeys = [
  "parse_number_prefixes",
  "sidebar_key",
  "hide_title",
  "pagination_label",
  "custom_edit_url",
];

function oldLocale({ id, tag, label, direction, home }: ImportedLocale): OldSite["locales"][number] {
  return { id, tag, label, direction, prefix: home.slice(0, -1) };
}

/** Addresses of the lists of further blogs, which are not imported. */
function furtherBlogs(originals: readonly ImportedPage[]): string[] {
  return [
    ...new Set(originals.flatMap(({ section: { root, werePosts } }) => (werePosts ? root || "/" : []))),
  ];
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

const SITEMAP = "build/sitemap.xml";
const mostBytes = 20_000_000;

/** Addresses of the source language's pages below `base`, drafts and unlisted ones apart; none where the source was not built. */
function builtRoutes(source: SourceFolder, base: string): string[] {
  if (!source.isFile(SITEMAP)) return [];
  const text = source.textOrNote(SITEMAP, mostBytes) ?? "";
  const written = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  return written.flatMap((url) => {
    const path = URL.canParse(url) ? decoded(new URL(url).pathname) : "";
    return path.startsWith(base) ? [withoutSlash(`/${path.slice(base.length)}`)] : [];
  });
}

/** Pages of the last build that no source has, and what links mark as outside. `isKnown` tells an address that the new site has. */
function outsideAddresses(
  { source, base }: SourceSite,
  isKnown: (address: string) => boolean,
  notes: Note[],
): OldOutside {
  // The page of a search that is made elsewhere.
  const built = builtRoutes(source, base).filter(
    (path) => path !== "/search" && path !== "/" && !isKnown(path),
  );
  const [first] = built;
  if (first !== undefined)
    notes.push({
      cause: "plugin",
      file: SITEMAP,
      message: `no file of the source makes ${built.length === 1 ? "this page" : `these ${built.length} pages`} of the last build: ${built.slice(0, 3).join(", ")}${built.length > 3 ? " …" : ""}`,
      instead:
        "serve them at their addresses and list these in external of site.yml, or remove the links to them",
    });
  const beside = new Set(built);
  return { beside, patterns: (pages) => externalPatterns(beside, [...pages]) };
}

/** None of the patterns is about one of the pages. */
function externalPatterns(beside: ReadonlySet<string>, pages: readonly string[]): string[] {
  const isFree = (pattern: string): boolean => !pages.some(externalAddresses([pattern]));
  const patterns = [...beside].flatMap((path) => [foldersOf(path).find(isFree) ?? path].filter(isFree));
  const isFolder = (pattern: string) => pattern.endsWith("/**");
  const isInFolder = externalAddresses(patterns.filter(isFolder));
  return [...new Set(patterns.filter((pattern) => isFolder(pattern) || !isInFolder(pattern)))].sort();
}

/** `/a/b/c` → the patterns of the folders that it is in: `/a/**`, `/a/b/**`. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}/**`);
}
