/** Link to a page of the site, by its text alone: the browser follows all others, to files, places on the page and other sites. */
import { routeOf } from "../../schema/paths.ts";

/** `suffix` is the link's query and hash. */
export type PageLink = { route: string; suffix: string };

/** `/docs/x.html` and `/docs/v1.2` are pages; `/blog/rss.xml` is a file. */
const FILE = /\.(?!html$)[a-z][a-z0-9]*$/i;

export function isOutside(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

export function pageLink(href: string, base: string, homes: readonly string[]): PageLink | undefined {
  if (!href.startsWith("/") || isOutside(href)) return undefined;
  const end = href.search(/[?#]/);
  const pathname = end < 0 ? href : href.slice(0, end);
  const route = FILE.test(pathname) ? undefined : routeOf(base, homes, pathname);
  return route === undefined ? undefined : { route, suffix: end < 0 ? "" : href.slice(end) };
}
