/** Redirects of the source → those of site.yml. */
import { decoded } from "../../../schema/paths.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import { isFeed } from "./list-routes.ts";
import type { ImportedLocale } from "./locales.ts";
import type { ImportedPage } from "./pages.ts";
import type { Plugins } from "./plugins.ts";

/** Docusaurus makes each redirect in every language. `isOnce`: the same address serves all of them. */
export function redirectsOf(
  redirects: Plugins["redirects"],
  locales: readonly ImportedLocale[],
  routeOf: (to: string) => string | undefined,
  isOnce: (path: string) => boolean,
): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => {
    if (/^https?:/.test(to)) return [{ from, to }];
    const route = routeOf(to) ?? to;
    const isOne = isExternal(route) || isOnce(decoded(splitSuffix(route).path));
    return inEveryLocale(locales, from, route).map((redirect) =>
      isOne ? { ...redirect, to: route } : redirect,
    );
  });
}

type Redirect = { from: string; to: string };

/**
 * Without those of an address that is a page or a file of the new site, or that an earlier redirect has. A redirect of
 * Docusaurus from a page that is there was an error or of no effect.
 */
export function withoutClashes(
  redirects: readonly Redirect[],
  taken: ReadonlySet<string>,
): { redirects: Redirect[]; clashing: Redirect[] } {
  const seen = new Set([...taken].map(keyOf));
  const kept: Redirect[] = [];
  const clashing: Redirect[] = [];
  for (const redirect of redirects) {
    const key = keyOf(redirect.from);
    const isTaken = seen.has(key) || keyOf(redirect.to) === key;
    seen.add(key);
    (isTaken ? clashing : kept).push(redirect);
  }
  return { redirects: kept, clashing };
}

function keyOf(path: string): string {
  return decoded(path)
    .replace(/\/index\.html$|\.html$|(?<=.)\/$/, "")
    .toLowerCase();
}

/** For lists that moved, where no page of the source had the address. `posts` are pages of the blog. */
export function listRedirects(
  lists: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
  locales: readonly ImportedLocale[],
  posts: readonly ImportedPage[],
): { from: string; to: string }[] {
  return [...lists].flatMap(([from, to]) => {
    if (from === to || from === "/" || addresses.has(from)) return [];
    return inEveryLocale(locales, from, to).map((redirect, index) => {
      // A language without posts of its own has no feed.
      const isThere = !isFeed(to) || posts.some(({ locale }) => locale === locales[index]);
      return isThere ? redirect : { ...redirect, to };
    });
  });
}

function inEveryLocale(
  locales: readonly ImportedLocale[],
  from: string,
  to: string,
): { from: string; to: string }[] {
  return locales.map(({ home }) => ({ from: home.slice(0, -1) + from, to: home.slice(0, -1) + to }));
}
