/** `robots.txt` (RFC 9309): everything may be read; pages that should not be found say so themselves (`noindex`). */

/** Crawlers read the file only at the root of a host; below a sub-path it still names the sitemap to people. */
export function renderRobots({ sitemapUrl, base }: { sitemapUrl: string; base: string }): string {
  return `User-agent: *\nAllow: ${base}\n\nSitemap: ${sitemapUrl}\n`;
}
