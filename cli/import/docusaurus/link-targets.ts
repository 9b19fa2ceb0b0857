/** Targets that links of the source can have, with their addresses in the new site. */
import { decoded, withoutSlash } from "../../../schema/paths.ts";
import { externalAddresses, type IsExternalAddress } from "../../site/external-addresses.ts";
import { splitSuffix } from "../../site/link-target.ts";
import { builtRoutes } from "./built-site.ts";
import { docusaurusName, isMarkdown } from "./doc-ids.ts";
import type { ImportedPage } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";
import type { ImportedLocale } from "./translations.ts";

export type LinkTargets = SourceSite & {
  others: OtherAddresses;
  /** Pages by their file in the source. */
  byFile: ReadonlyMap<string, ImportedPage>;
  /** Pages by area and name in the languages that have them: `docs/a.md fr`. */
  byName: ReadonlyMap<string, ImportedPage>;
  /** Parts of pages by their file in the source. */
  parts: ReadonlyMap<string, ImportedPage>;
  /** Addresses in the source, with the locale → those of the new site. */
  addresses: ReadonlyMap<string, string>;
  /** Lists and feeds in the source → in the new site, without the locale. */
  lists: ReadonlyMap<string, string>;
  /** Paths that the languages are served under, without a slash at the end: `/fr`. */
  localeRoots: readonly string[];
  /** Pages of the source language and addresses by what is left of them without capitals and endings. */
  looseFiles: ReadonlyMap<string, ImportedPage | undefined>;
  looseAddresses: ReadonlyMap<string, string | undefined>;
};

/** Addresses in the source, with the locale → those of the new site. `stubs` are those of placeholder pages for code. */
export function newAddresses(
  pages: readonly ImportedPage[],
  locales: readonly ImportedLocale[],
  stubs: readonly string[],
): Map<string, string> {
  // A page without a translation is served in every language.
  const originals = pages.filter(({ locale }) => locale === locales[0]).map(({ address }) => address);
  const everywhere = [...stubs, ...originals].flatMap((address) =>
    locales.map(({ home }) => withoutSlash(home.slice(0, -1) + address)),
  );
  return new Map([...everywhere, ...pages.map(({ address }) => address)].map((path) => [path, path]));
}

export function targetsOf(
  site: SourceSite,
  moves: Pick<LinkTargets, "addresses" | "lists" | "others">,
): LinkTargets {
  const { pages, partials, sourceLocale, locales } = site;
  return {
    ...site,
    ...moves,
    byFile: new Map(pages.map((page) => [page.file, page])),
    byName: new Map(pages.map((page) => [nameKey(page, page.locale.id), page])),
    parts: new Map(partials.map((page) => [page.file, page])),
    localeRoots: locales.map(({ home }) => home.slice(0, -1)).filter((home) => home !== ""),
    looseFiles: looseIndex(
      pages.filter(({ locale }) => locale === sourceLocale).map((page) => [page.file, page] as const),
    ),
    looseAddresses: looseIndex(moves.addresses),
  };
}

export function nameKey({ section, name }: Pick<ImportedPage, "section" | "name">, locale: string): string {
  return `${section.target}/${name} ${locale}`;
}

/** A key that is the same for all ways in which people write a path: `/Docs/Start.html/` → `/docs/start` */
export function looseKey(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\.(html?|mdx?)$/, "")
    .replace(/(^|\/)(index|readme)$/, "$1")
    .replace(/(.)\/$/, "$1");
}

/** By loose key; undefined where several have it. */
function looseIndex<T>(entries: Iterable<readonly [string, T]>): Map<string, T | undefined> {
  const index = new Map<string, T | undefined>();
  for (const [path, value] of entries) {
    const key = looseKey(path);
    index.set(key, index.has(key) && index.get(key) !== value ? undefined : value);
  }
  return index;
}

/** `routes` are addresses of the source, without its base → those of the new site. Gives undefined for an address without a page. */
export function routeFinder(
  routes: ReadonlyMap<string, string>,
  base: string,
  { isMade, beside }: Pick<OtherAddresses, "isMade" | "beside">,
): (to: string) => string | undefined {
  return (to) => {
    const { path, suffix } = splitSuffix(to.replace(/^pathname:\/\//, ""));
    const inSite = withoutBase(path.startsWith("/") ? path : `/${path}`, base);
    const route = withoutSlash(inSite);
    const known = routes.get(route) ?? routes.get(decoded(route)) ?? (route === "/" ? "/" : undefined);
    if (known !== undefined) return known + suffix;
    if (to.startsWith("pathname:")) beside.add(decoded(inSite));
    return to.startsWith("pathname:") || isMade(decoded(route)) ? inSite + suffix : undefined;
  };
}

export function withoutBase(path: string, base: string): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** Files of a static folder that a path shows. */
export function servedAs(path: string): string[] {
  return [path, `${path.replace(/\/$/, "")}/index.html`];
}

export type OtherAddresses = {
  /** Patterns of what plugins make. */
  made: readonly string[];
  /** True for an address below the base that a plugin makes. */
  isMade: IsExternalAddress;
  /** The address in the new site of a Markdown file that a plugin writes; undefined for any other. */
  madeAt(file: string): string | undefined;
  /** Pages of the last build that no file of the source makes, and lists that Docusaurus makes by itself. */
  built: readonly string[];
  /** Addresses that links mark as outside the site (`pathname://`); reading the links fills it. */
  beside: Set<string>;
};

type Source = Pick<SourceSite, "source" | "base" | "plugins" | "sections">;

/** A folder of a plugin whose files are in the source holds imported pages; `known` are the imported addresses of the source. */
export function otherAddresses(
  { source, base, plugins, sections }: Source,
  known: { has(address: string): boolean },
): OtherAddresses {
  const places = plugins.made.folders.flatMap((folder) => {
    const section = sections
      .filter((each) => `${folder}/`.startsWith(`${each.folder}/`))
      .sort((a, b) => b.folder.length - a.folder.length)[0];
    const isThere = source.filesBelow(folder).some(isMarkdown);
    return section && !isThere ? [{ folder, section }] : [];
  });
  const routeIn = (file: string): string | undefined => {
    const place = places.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!place) return undefined;
    const { folder, root, prefixes } = place.section;
    return root + docusaurusName(file.slice(folder.length + 1), {}, prefixes).path;
  };
  const made = [
    ...plugins.made.addresses,
    ...places.map(({ folder }) => `${routeIn(`${folder}/index.md`)}/**`),
  ];
  // The page of a search that is made elsewhere.
  const built = builtRoutes(source, base).filter((path) => path !== "/search" && !known.has(path));
  const isPattern = externalAddresses(made);
  const inBuild = new Set(built);
  return {
    made,
    isMade: (path) => isPattern(path) || inBuild.has(path),
    madeAt: routeIn,
    built,
    beside: new Set(),
  };
}

/** `pages` are addresses of the new site: none of the patterns is about one of them. */
export function externalPatterns({ made, beside }: OtherAddresses, pages: Iterable<string>): string[] {
  const routes = [...pages];
  const isFree = (pattern: string): boolean => !routes.some(externalAddresses([pattern]));
  const known = made.filter(isFree);
  const isKnown = externalAddresses(known);
  const others = [...beside]
    .filter((path) => !isKnown(path))
    .flatMap((path) => [foldersOf(path).find(isFree) ?? path].filter(isFree));
  const folders = externalAddresses(others.filter(isFolder));
  return [
    ...new Set([...known, ...others.filter((pattern) => isFolder(pattern) || !folders(pattern))]),
  ].sort();
}

function isFolder(pattern: string): boolean {
  return pattern.endsWith("/**");
}

/** `/a/b/c` → the patterns of the folders that it is in: `/a/**`, `/a/b/**`. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}/**`);
}
