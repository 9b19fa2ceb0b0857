/**
 * Pages of one identity are translations of each other, even if their addresses differ. Routes of all locales → the same routes, with
 * their translations in each page's data, and with targets of the language menu for pages that have none.
 */
import type { PageData } from "../../schema/page.ts";
import { type Base, fileHref, hrefOf, markdownPath, routeUnder } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import { fill } from "./formats.ts";
import { type Locale, type Route, withMeta } from "./site.ts";
import { isListed } from "./visibility.ts";

/** Routes by identity, then by locale. */
export type Counterparts = ReadonlyMap<string, ReadonlyMap<string, Route>>;

export function counterpartsOf(routes: readonly Route[]): Counterparts {
  const groups = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const group = groups.get(route.identity);
    if (!group) groups.set(route.identity, new Map([[route.locale, route]]));
    else if (!group.has(route.locale)) group.set(route.locale, route);
  }
  return groups;
}

/** The locales are in the order of the configuration, and so are the translations of each page. */
export function withTranslations(routes: readonly Route[], locales: readonly Locale[], base: Base): Route[] {
  const counterparts = counterpartsOf(routes);
  const byHref = new Map(routes.map((route) => [hrefOf(base, route.path), route]));
  return routes.map((route) => {
    const group = counterparts.get(route.identity);
    const entries = locales.flatMap(({ id }) => {
      const other = id === route.locale ? route : group?.get(id);
      return other && isTranslation(other, route) ? [{ locale: id, href: hrefOf(base, other.path) }] : [];
    });
    const without = locales.filter(({ id }) => !entries.some(({ locale }) => locale === id));
    const own = locales.find(({ id }) => id === route.locale);
    const substitutes =
      own === undefined || route.meta.kind === "not-found"
        ? []
        : without.map((locale) => substituteOf(route, locale, own, { counterparts, byHref, base }));
    const original = group?.get(locales[0]?.id ?? "");
    const unindexedIn = [...(group?.values() ?? [])].flatMap(({ locale, head }) =>
      head.noindex ? [locale] : [],
    );
    const withHead = unindexedIn.length > 0 ? { ...route, head: { ...route.head, unindexedIn } } : route;
    return withMeta(withHead, (meta) => ({
      ...meta,
      translations: entries,
      ...(substitutes.length > 0 && { substitutes }),
      ...(route.page?.fallback !== undefined && {
        fallback: { lang: route.page.fallback, href: hrefOf(base, original?.path ?? route.path) },
      }),
      ...staleNotice(route, original, own, base),
      ...(route.page?.scheduled && own && { scheduled: scheduleNotice(route.page.scheduled, own) }),
      ...(meta.kind !== "not-found" && { markdown: fileHref(base.path, `/${markdownPath(route.path)}`) }),
    }));
  });
}

/** Marks a translation whose source has changed since, with a link to the source. */
function staleNotice(
  { page }: Route,
  original: Route | undefined,
  own: Locale | undefined,
  base: Base,
): Pick<PageData, "stale"> {
  if (!page?.stale || !original || !own) return {};
  const { staleText, staleLink } = own.strings.compiler;
  return { stale: { text: staleText, link: { title: staleLink, href: hrefOf(base, original.path) } } };
}

/** A page shown instead of a translation does not count. An unlisted one counts only for pages that are unlisted, too. */
function isTranslation(other: Route, route: Route): boolean {
  if (other.page?.fallback !== undefined) return false;
  return other === route || isListed(other.meta.visibility) || !isListed(route.meta.visibility);
}

type Substitute = NonNullable<PageData["substitutes"]>[number];
type Surroundings = { counterparts: Counterparts; byHref: ReadonlyMap<string, Route>; base: Base };

/** The untranslated page where the locale shows it, else what is nearest above the page there. */
function substituteOf(route: Route, locale: Locale, own: Locale, around: Surroundings): Substitute {
  const { notTranslated, notTranslatedLeadsTo } = own.strings.compiler;
  const shown = route.locale === locale.id ? route : around.counterparts.get(route.identity)?.get(locale.id);
  if (shown?.page?.fallback !== undefined && (shown === route || isListed(shown.meta.visibility)))
    return { locale: locale.id, href: hrefOf(around.base, shown.path), note: notTranslated };
  const parent = parentIn(route, locale, own, around);
  const title = parent?.meta.title ?? locale.label;
  return {
    locale: locale.id,
    href: hrefOf(around.base, parent?.path ?? locale.home),
    note: fill(notTranslatedLeadsTo, { title }),
  };
}

/** The nearest category above the page, else the nearest route above its own, that the locale has. */
function parentIn(route: Route, locale: Locale, own: Locale, around: Surroundings): Route | undefined {
  const { counterparts, byHref, base } = around;
  const crumbs = "breadcrumbs" in route.meta ? route.meta.breadcrumbs : [];
  const categories = crumbs.flatMap(({ href }) => (href === undefined ? [] : [byHref.get(href)])).reverse();
  const inside = route.path.slice(own.home.length - 1);
  const folders = inside
    .split("/")
    .map((_, index, parts) => parts.slice(0, parts.length - index - 1).join("/"));
  const above = folders.map((folder) => {
    const path = folder === "" ? "/" : folder;
    const ownAbove = byHref.get(hrefOf(base, routeUnder(own.home, path)));
    return ownAbove ?? byHref.get(hrefOf(base, routeUnder(locale.home, path)));
  });
  return [...categories, ...above]
    .map((candidate) => candidate && counterparts.get(candidate.identity)?.get(locale.id))
    .find((candidate) => candidate !== undefined && isListed(candidate.meta.visibility));
}

type ScheduleNotice = { title: string; text: string };

/** Notice above a scheduled page, which only `twsite dev` shows. */
function scheduleNotice(
  { moment, timeZone }: NonNullable<Page["scheduled"]>,
  { tag, strings }: Pick<Locale, "tag" | "strings">,
): ScheduleNotice {
  const { scheduledTitle, scheduledText } = strings.compiler;
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone });
  return { title: scheduledTitle, text: fill(scheduledText, { date: format.format(moment) }) };
}
