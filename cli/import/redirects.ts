/** Redirects of the source → those of site.yml. */
import type { ImportedLocale } from "./locales.ts";
import type { Plugins } from "./plugins.ts";

/** Docusaurus makes each redirect in every language. */
export function redirectsOf(
  { redirects }: Plugins,
  locales: readonly ImportedLocale[],
  routeOf: (to: string) => string | undefined,
): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => {
    if (/^https?:/.test(to)) return [{ from, to }];
    const route = routeOf(to) ?? to;
    return inEveryLocale(locales, from, route);
  });
}

/** One redirect for each language. */
export function inEveryLocale(
  locales: readonly ImportedLocale[],
  from: string,
  to: string,
): { from: string; to: string }[] {
  return locales.map(({ home }) => ({ from: home.slice(0, -1) + from, to: home.slice(0, -1) + to }));
}
