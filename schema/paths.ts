/**
 * URL rules that the compiler and the reader share.
 *
 * A *route* is a page's canonical path without the site's base: `/docs/x`, `/`, `/fr/`. It is decoded text
 * (`/docs/présentation`), starts with a slash, and ends with one only if it is a locale's home.
 * A *href* can be in a link: base and route, percent-encoded.
 */
import type { Manifest } from "./manifest.ts";
import type { SidebarRef } from "./sidebar-of.ts";

/** Path that a site is served under: `/`, `/docs/`. */
export const basePathPattern = /^\/([^/?#\s]+\/)*$/;

/** Route of a locale's home page: `/` for the source locale, else `/<id>/`. */
export function localeHome(locale: string, sourceLocale: string): string {
  return locale === sourceLocale ? "/" : `/${locale}/`;
}

/** Address of the home page in the manifest's language. */
export function homeHref({ locales, locale, base }: Pick<Manifest, "locales" | "locale" | "base">): string {
  return locales.find(({ id }) => id === locale)?.home ?? base;
}

/** `("/fr/", "/docs/x")` → `/fr/docs/x`; the home for `/`. */
export function routeUnder(home: string, path: string): string {
  return home + path.slice(1);
}

/** `("/docs", "/x")` → `/docs/x`, `("/fr/", "/x")` → `/fr/x`; the root itself for `/`. */
export function routeBelow(root: string, path: string): string {
  const bare = withoutSlash(path);
  return bare === "/" ? root : root.replace(/\/$/, "") + bare;
}

/** The path that a site is served under, and whether the addresses of its pages end with a slash. */
export type Base = { path: string; trailingSlash: boolean };

/** The base of a site, as its manifests have it. */
export function baseOf({ base, trailingSlash }: { base: string; trailingSlash?: boolean | undefined }): Base {
  return { path: base, trailingSlash: trailingSlash === true };
}

/** Address of a page: `/docs/x` → `/sub/docs/x` or `/sub/docs/x/`, percent-encoded. */
export function hrefOf({ path, trailingSlash }: Base, route: string): string {
  const href = fileHref(path, route);
  return trailingSlash && !href.endsWith("/") ? `${href}/` : href;
}

/** `("/sub/", "/files/a.pdf")` → `/sub/files/a.pdf`, percent-encoded. */
export function fileHref(base: string, path: string): string {
  const below = path.slice(1);
  // Most sites are at the root of their host: a site keeps thousands of such addresses, which need no text of their own.
  if (!needsEncoding.test(below)) return base === "/" ? path : base + below;
  return base + encodeURI(below).replaceAll("?", "%3F").replaceAll("#", "%23");
}

/** The base as it is in addresses, however it is written: `/dôcs/` → `/d%C3%B4cs/`. */
export function baseHref(path: string): string {
  return fileHref("/", decoded(path));
}

/** Anything but what paths are made of as a rule: a large site has tens of thousands of links. */
const needsEncoding = /[^\w/.-]/;

/**
 * Route that an address bar's path stands for: the base, `index.html`, `.html` and a trailing slash go;
 * `homes` keep theirs. Undefined outside the base.
 */
export function routeOf(base: string, homes: readonly string[], pathname: string): string | undefined {
  if (`${pathname}/` === base) return "/";
  if (!pathname.startsWith(base)) return undefined;
  // Two slashes would be the start of another host.
  const path = `/${decoded(pathname.slice(base.length))}`.replace(/\/{2,}/g, "/").replace(/\/$/, "");
  const bare = path.replace(/\/index\.html$|\.html$/, "");
  return homes.includes(`${bare}/`) ? `${bare}/` : bare;
}

/**
 * Decodes a path, or a hash, as typed: a stray `%` is just a character. Routes and ids are in the form NFC of Unicode, in which keyboards
 * write letters; names from a Mac may be in the form NFD, which looks the same.
 */
export function decoded(path: string): string {
  return percentDecoded(path).normalize("NFC");
}

/** Unchanged without an escape, or with a broken one: a `%` is just a character. */
export function percentDecoded(text: string, decode = decodeURIComponent): string {
  return strictlyDecoded(text, decode) ?? text;
}

/** Undefined with a broken escape. */
export function strictlyDecoded(text: string, decode = decodeURIComponent): string | undefined {
  if (!text.includes("%")) return text;
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** An id as pages have it: in the form NFC, without the marks that choose how an emoji looks, which no one types. */
export function idForm(id: string): string {
  return id.normalize("NFC").replace(/[\ufe00-\ufe0f]/g, "");
}

/** A route may be written with a slash at its end: `/x/` → `/x`; `/` stays. */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/+$/, "$1");
}

/** File stem of a route below an output folder: `/` → `index`, `/fr/` → `fr/index`, `/docs/x` → `docs/x`. */
function stemOf(route: string): string {
  return route.endsWith("/") ? `${route.slice(1)}index` : route.slice(1);
}

/** `/` → `data/index.json`, `/fr/` → `data/fr/index.json`, `/docs/x` → `data/docs/x.json`. */
export function pageDataPath(route: string): string {
  return `data/${stemOf(route)}.json`;
}

/** `/` → `index.html`, `/docs/x` → `docs/x/index.html`. */
export function documentPath(route: string): string {
  return route.endsWith("/") ? `${route.slice(1)}index.html` : `${route.slice(1)}/index.html`;
}

/** `/` → `index.md`, `/docs/x` → `docs/x.md`. */
export function markdownPath(route: string): string {
  return `${stemOf(route)}.md`;
}

/** `/` → `data/manifest.json`, `/fr/` → `data/fr/manifest.json`. */
export function manifestPath(home: string): string {
  return `data/${home.slice(1)}manifest.json`;
}

/** `en` → `data/_/en/versions.json`, of a further set of docs `data/_/en/<set>/versions.json`. */
export function versionsPath(locale: string, set?: string): string {
  return `${docsDataFolder(locale, set)}versions.json`;
}

/** File of a sidebar, or of a slice of it; the blog's posts by year are the sidebar `blog` of version `current`. */
export function sidebarPath(locale: string, { set, version, id, slice = "" }: SidebarRef): string {
  return `${docsDataFolder(locale, set)}sidebars/${version}/${id}${slice && `/${slice}`}.json`;
}

function docsDataFolder(locale: string, set = ""): string {
  return `data/_/${locale}/${set && `${set}/`}`;
}

/** Part `number` of the routes of a locale, from 0, where a site has too many for one file. */
export function routesPartPath(locale: string, number: number): string {
  return `data/_/${locale}/routes/${number}.json`;
}

/** JSON Schema of that name: `page-data` → `data/schemas/page-data.schema.json`. */
export function schemaPath(name: string): string {
  return `data/schemas/${name}.schema.json`;
}

/** Folder of the files whose names have a hash of their content; hosts may keep them for ever. */
export const HASHED_FOLDER = "_twsite";

/** `reader-1a2b.js` → `_twsite/reader-1a2b.js`. */
export function hashedPath(name: string): string {
  return `${HASHED_FOLDER}/${name}`;
}

/** Texts of the locale for a page beside its translation. */
export function sideBySidePath(locale: string): string {
  return `data/_/${locale}/side-by-side.json`;
}

/** File with the areas to search in a locale. */
export function searchIndexPath(locale: string): string {
  return `data/_/${locale}/search/index.json`;
}

/** One shard of an area of the search index. */
export function searchShardPath(locale: string, area: string, number: number): string {
  return `data/_/${locale}/search/${area}-${number}.json`;
}
