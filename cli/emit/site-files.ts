/** The files that belong to the site as a whole: manifests, sidebars, routes, sitemap, robots, llms.txt, host files. */
import type { Manifest } from "../../schema/manifest.ts";
import { type Base, manifestPath, sidebarPath, versionsPath } from "../../schema/paths.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { parseHeaders } from "../hosts/host-files/headers-file.ts";
import {
  HEADERS_FILE,
  type HostTexts,
  NOJEKYLL_FILE,
  REDIRECTS_FILE,
  ROBOTS_FILE,
} from "../hosts/host-files/host-texts.ts";
import { mergedHeaders, renderHeaderRules, type SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { mergedRedirects } from "../hosts/host-files/merged-redirects.ts";
import { feedTypes, type HeadersInput, toolHeaderRules } from "../hosts/host-files/tool-headers.ts";
import { redirectLines } from "../site/redirect-lines.ts";
import type { ResolvedRedirect } from "../site/redirects.ts";
import type { Route, Site } from "../site/site.ts";
import { isListed } from "../site/visibility.ts";
import { contentHash } from "../source/content-hash.ts";
import { alternatesOf, indexedTranslations } from "./alternates.ts";
import { indexedRoutes, type LlmsLink, type LlmsSection, llmsFiles, llmsSections } from "./llms.ts";
import { homeOf, llmsFullUrl } from "./llms-full.ts";
import type { Output } from "./output.ts";
import { manifestFile } from "./page-settings.ts";
import { routesFiles } from "./routes-files.ts";
import { renderSitemap, type SitemapEntry } from "./sitemap.ts";

type SiteInputs = {
  site: Site;
  config: Pick<SiteConfig, "llms_full" | "sitemap">;
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  base: Base;
  redirects: readonly ResolvedRedirect[];
  /** The policy's header variant. */
  contentSecurityPolicy: string;
  /** The author's `_headers`, `_redirects` and `robots.txt`. */
  hostTexts: HostTexts;
  addresses: SiteAddresses;
  /** Parts of large sidebars. */
  sidebarSlices: readonly Sidebar[];
};

export function siteFiles(inputs: SiteInputs): Output[] {
  const {
    site,
    config,
    siteUrl,
    base,
    redirects,
    contentSecurityPolicy,
    hostTexts,
    addresses,
    sidebarSlices,
  } = inputs;
  const homes = new Map(site.locales.map(({ id, home }) => [id, home]));
  const listed = site.routes.filter(({ meta }) => isListed(meta.visibility) && meta.kind !== "not-found");
  const indexed = indexedRoutes(site);
  const inSitemap = indexed.filter(({ head }) => config.sitemap.versions === "all" || !head.isOutdated);
  const rootUrl = siteUrl + base.path;
  const headers = { base: base.path, contentSecurityPolicy, mediaTypes: feedTypes(site.manifests) };
  const sitemapUrl = `${rootUrl}sitemap.xml`;
  const robots = hostTexts[ROBOTS_FILE];
  return [
    ...site.manifests.map((manifest) => {
      const { path, text } = manifestFile(manifest);
      return file(path, text, "data");
    }),
    ...site.manifests.map((manifest) =>
      json(manifestPath(homes.get(manifest.locale) ?? "/"), manifest, "manifest"),
    ),
    ...[...site.sidebars, ...sidebarSlices].map((sidebar) =>
      json(sidebarPath(sidebar.locale, sidebar), sidebar, "manifest"),
    ),
    ...site.versions
      .filter(({ versions }) => versions.some(({ docs }) => docs.length > 0))
      .map((versions) => json(versionsPath(versions.locale, versions.set), versions, "manifest")),
    ...routesFiles(listed).map(({ path, routes }) => json(path, routes, "manifest")),
    ...renderSitemap(sitemapEntries(inSitemap, site, siteUrl), rootUrl).map(({ path, text }) =>
      file(path, text),
    ),
    file(
      ROBOTS_FILE,
      robots === undefined ? renderRobots({ sitemapUrl, base: base.path }) : mergedRobots(robots, sitemapUrl),
    ),
    ...site.manifests.flatMap((manifest) => llmsOutputs(manifest, inputs)),
    file(NOJEKYLL_FILE, ""),
    file(HEADERS_FILE, renderHeaders(headers, hostTexts[HEADERS_FILE], addresses)),
    file(REDIRECTS_FILE, mergedRedirects(hostTexts[REDIRECTS_FILE] ?? "", redirectLines(redirects, base))),
  ];
}

/** `llms.txt` of a locale and the lists that it links to. */
function llmsOutputs(manifest: Manifest, { site, config, siteUrl, base }: SiteInputs): Output[] {
  const home = homeOf(site, manifest.locale);
  const rootUrl = siteUrl + base.path;
  const { texts, versions, lists } = llmsSections(manifest, site);
  const linksOf = (routes: readonly Route[]): LlmsLink[] =>
    routes.map(({ meta: { title, markdown = "", description } }) => ({
      title,
      url: siteUrl + markdown,
      description,
    }));
  const { title, tagline } = manifest;
  const sections: LlmsSection[] = [
    ...texts.map(({ id, title: name, routes }) => ({
      id,
      title: name,
      ...(config.llms_full && { full: llmsFullUrl(rootUrl, home, id) }),
      links: linksOf(routes),
    })),
    ...versions.map(({ id, title: name, routes }) => ({
      id,
      title: name,
      isApart: true,
      links: linksOf(routes),
    })),
    ...lists.map(({ id, title: name, routes }) => ({ id, title: name, links: linksOf(routes) })),
  ];
  const folder = home.slice(1);
  const files = llmsFiles({ title, tagline, sections }, rootUrl + folder);
  return [
    file(`${folder}llms.txt`, files.text),
    ...files.lists.map(({ path, text }) => file(folder + path, text)),
  ];
}

/** Small enough to be rendered at once: the text is its own key. */
function file(path: string, text: string, phase: Output["phase"] = "manifest"): Output {
  return { path, key: contentHash(text), phase, content: () => text };
}

function json(path: string, value: unknown, phase: Output["phase"]): Output {
  return file(path, `${JSON.stringify(value)}\n`, phase);
}

function sitemapEntries(routes: readonly Route[], site: Site, siteUrl: string): SitemapEntry[] {
  const tags = new Map(site.locales.map(({ id, tag }) => [id, tag]));
  const dates = datesByAddress(routes);
  return routes.map((route) => {
    const translations = indexedTranslations(route).map(({ locale: id, href }) => ({
      tag: tags.get(id) ?? id,
      url: siteUrl + href,
    }));
    const address = addressOf(route);
    return {
      url: siteUrl + address,
      lastmod: dates.get(address),
      alternates: alternatesOf(translations),
    };
  });
}

/**
 * Day of the last change of each page, by its address: of a list that of the latest page that it lists.
 * Addresses have the base. Pages without a date, and lists of nothing but such pages, are left out.
 */
function datesByAddress(routes: readonly Route[]): ReadonlyMap<string, string> {
  const byAddress = new Map(routes.map((route) => [addressOf(route), route]));
  const dates = new Map<string, string | undefined>();
  const dateOf = (address: string): string | undefined => {
    const route = byAddress.get(address);
    if (!route || dates.has(address)) return dates.get(address);
    // A list that leads back to itself adds nothing.
    dates.set(address, undefined);
    const own = route.head.modified ?? route.head.published;
    const date = own ?? latest(listedBy(route.meta).flatMap((href) => dateOf(href) ?? []));
    dates.set(address, date);
    return date;
  };
  return new Map([...byAddress.keys()].flatMap((address) => withDate(address, dateOf(address))));
}

/** The route's address, with the base. */
function addressOf({ meta, locale }: Route): string {
  return meta.translations.find((translation) => translation.locale === locale)?.href ?? "";
}

function withDate(address: string, date: string | undefined): [string, string][] {
  return date === undefined ? [] : [[address, date]];
}

function latest(dates: readonly string[]): string | undefined {
  return dates.reduce<string | undefined>(
    (last, date) => (last !== undefined && Date.parse(last) > Date.parse(date) ? last : date),
    undefined,
  );
}

function listedBy(meta: Route["meta"]): string[] {
  switch (meta.kind) {
    case "category":
      return [...meta.items, ...(meta.cases?.items ?? [])].map(({ href }) => href);
    case "blog":
    case "tag":
    case "author":
    case "tags":
    case "doc-tag":
    case "doc-tags":
      return meta.items.map(({ href }) => href);
    case "authors":
      return meta.items.flatMap(({ href }) => href ?? []);
    case "archive":
      return meta.years.flatMap(({ posts }) => posts.map(({ href }) => href));
    case "doc":
    case "post":
    case "page":
    case "home":
    case "not-found":
      return [];
  }
}

/**
 * `robots.txt` (RFC 9309): everything may be read; pages that should not be found say so (`noindex`). Crawlers read the file
 * only at the root of a host; below a sub-path it still names the sitemap to people.
 */
export function renderRobots({ sitemapUrl, base }: { sitemapUrl: string; base: string }): string {
  return `User-agent: *\nAllow: ${base}\n\nSitemap: ${sitemapUrl}\n`;
}

/** The author's `robots.txt`, with a line that names the sitemap. RFC 9309 allows lines of other standards. */
function mergedRobots(text: string, sitemapUrl: string): string {
  if (/^[ \t]*sitemap[ \t]*:/im.test(text)) return text;
  const gap = text === "" || text.endsWith("\n\n") ? "" : "\n";
  return `${text}${gap}Sitemap: ${sitemapUrl}\n`;
}

/** The author's text comes first, unchanged. */
export function renderHeaders(input: HeadersInput, text = "", addresses: SiteAddresses = []): string {
  const { rules } = mergedHeaders(toolHeaderRules(input), parseHeaders(text).rules, addresses);
  return [text, renderHeaderRules(rules)].filter((part) => part !== "").join("\n");
}
