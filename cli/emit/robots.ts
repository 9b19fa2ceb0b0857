/** `robots.txt` (RFC 9309), the tool's or the author's: everything may be read; pages that should not be found say so (`noindex`). */

/** Crawlers read the file only at the root of a host; below a sub-path it still names the sitemap to people. */
export function renderRobots({ sitemapUrl, base }: { sitemapUrl: string; base: string }): string {
  return `User-agent: *\nAllow: ${base}\n\nSitemap: ${sitemapUrl}\n`;
}

/** The author's `robots.txt`, with a line that names the sitemap. RFC 9309 allows lines of other standards. */
export function mergedRobots(text: string, sitemapUrl: string): string {
  if (/^[ \t]*sitemap[ \t]*:/im.test(text)) return text;
  const gap = text === "" || text.endsWith("\n\n") ? "" : "\n";
  return `${text}${gap}Sitemap: ${sitemapUrl}\n`;
}
