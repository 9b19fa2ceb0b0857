/** Day of the last change of each page, by its address: of a list that of the latest page that it lists. */
import type { Route } from "../site/site.ts";

/** Addresses have the base. Pages without a date, and lists of nothing but such pages, are left out. */
export function datesByAddress(routes: readonly Route[]): ReadonlyMap<string, string> {
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

/** With the base. */
export function addressOf({ meta, locale }: Route): string {
  return meta.translations.find((translation) => translation.locale === locale)?.href ?? "";
}

function withDate(address: string, date: string | undefined): [string, string][] {
  return date === undefined ? [] : [[address, date]];
}

function latest(dates: readonly string[]): string | undefined {
  return dates.reduce<string | undefined>(
    (last, date) => (last !== undefined && last > date ? last : date),
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
    default:
      return [];
  }
}
