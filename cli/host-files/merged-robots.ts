/** The author's `robots.txt`, which names the sitemap (RFC 9309 leaves that line to everybody). */
export function mergedRobots(text: string, sitemapUrl: string): string {
  if (/^[ \t]*sitemap[ \t]*:/im.test(text)) return text;
  const gap = text === "" || text.endsWith("\n\n") ? "" : "\n";
  return `${text}${gap}Sitemap: ${sitemapUrl}\n`;
}
