/** Kind of a link's target: a page of the site, a file of it, or another site. Decided from its text alone, the same on the server. */
import { routeOf } from "../../schema/paths.ts";

export type LinkKind =
  /** A page of this site; `suffix` is its query and hash. */
  | { type: "page"; route: string; suffix: string }
  /** A file of this site, or a place on this page: the browser follows it. */
  | { type: "plain" }
  /** Another site. */
  | { type: "outside" };

/** `/docs/x.html` and `/docs/v1.2` are pages; `/blog/rss.xml` is a file. */
const FILE = /\.(?!html$)[a-z][a-z0-9]*$/i;

export function isOutside(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

export function linkKind(href: string, base: string, homes: readonly string[]): LinkKind {
  if (isOutside(href)) return { type: "outside" };
  if (!href.startsWith("/")) return { type: "plain" };
  const end = href.search(/[?#]/);
  const pathname = end < 0 ? href : href.slice(0, end);
  if (FILE.test(pathname)) return { type: "plain" };
  const route = routeOf(base, homes, pathname);
  if (route === undefined) return { type: "plain" };
  return { type: "page", route, suffix: end < 0 ? "" : href.slice(end) };
}
