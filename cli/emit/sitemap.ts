/**
 * Sitemap 0.9 (https://www.sitemaps.org/protocol.html) with alternates by language
 * (`https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap`).
 */
import type { Alternate } from "./alternates.ts";
import { block, element, type Xml, xmlDocument } from "./xml.ts";

export type SitemapEntry = {
  /** Absolute. */
  url: string;
  /** ISO 8601, when the page really changed; absent where that is not known. */
  lastmod?: string | undefined;
  /** Every language the page exists in, itself and `x-default` included; empty for a page in one language. */
  alternates: Alternate[];
};

/** Limits of the protocol: URLs in a file, and its size, which stays a little below the 50 MiB it may have. */
const MAX_ENTRIES = 50_000;
const MAX_CHARACTERS = 45_000_000;

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** `sitemap.xml`; past the limits an index of that name, and `sitemap-1.xml` … beside it. `siteUrl` ends with a slash. */
export function renderSitemap(entries: SitemapEntry[], siteUrl: string): { path: string; text: string }[] {
  const parts = split(entries);
  if (parts.length === 1) return [{ path: "sitemap.xml", text: urlSet(entries) }];
  const files = parts.map((part, index) => ({ path: `sitemap-${index + 1}.xml`, part }));
  const index = files.map(({ path, part }) =>
    element("sitemap", {}, element("loc", {}, siteUrl + path), lastmodElement(latest(part))),
  );
  return [
    ...files.map(({ path, part }) => ({ path, text: urlSet(part) })),
    { path: "sitemap.xml", text: xmlDocument(block("sitemapindex", { xmlns: SITEMAP }, index)) },
  ];
}

function urlSet(entries: SitemapEntry[]): string {
  const namespaces = { xmlns: SITEMAP, "xmlns:xhtml": "http://www.w3.org/1999/xhtml" };
  return xmlDocument(block("urlset", namespaces, entries.map(urlElement)));
}

function urlElement({ url, lastmod, alternates }: SitemapEntry): Xml {
  const links = alternates.map(({ hreflang, url: href }) =>
    element("xhtml:link", { rel: "alternate", hreflang, href }),
  );
  return element("url", {}, element("loc", {}, url), lastmodElement(lastmod), ...links);
}

function lastmodElement(date: string | undefined): Xml | undefined {
  return date === undefined ? undefined : element("lastmod", {}, date);
}

function latest(entries: SitemapEntry[]): string | undefined {
  return entries
    .flatMap(({ lastmod }) => lastmod ?? [])
    .sort()
    .at(-1);
}

/** At least one part, also for a site without addresses. */
function split(entries: SitemapEntry[]): SitemapEntry[][] {
  const parts: SitemapEntry[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const entrySize = sizeOf(entry);
    const part = parts.at(-1);
    if (part && part.length < MAX_ENTRIES && size + entrySize <= MAX_CHARACTERS) {
      part.push(entry);
      size += entrySize;
    } else {
      parts.push([entry]);
      size = entrySize;
    }
  }
  return parts;
}

/** Length in XML, give or take what `&` in a URL adds: URLs are ASCII. */
function sizeOf({ url, alternates }: SitemapEntry): number {
  return alternates.reduce((size, alternate) => size + alternate.url.length + 100, url.length + 100);
}
