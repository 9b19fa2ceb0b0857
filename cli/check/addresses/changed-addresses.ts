/** Changes of addresses since they were published: those that came, and those that would disappear. */

import { distance } from "fastest-levenshtein";
import { grouped } from "../../../schema/grouped.ts";
import { withoutSlash } from "../../../schema/paths.ts";
import { nearest, nearestPath } from "../../report/nearest.ts";
import type { IsExternalAddress } from "../../site/external-addresses.ts";
import type { ResolvedRedirect } from "../../site/redirects.ts";
import type { Route, Site, Unpublished } from "../../site/site.ts";
import { isUnpublished } from "../../site/visibility.ts";
import type { Lock, LockedAnchor, LockedRoute } from "./lock-text.ts";
import {
  type Addresses,
  headingIds,
  isPublished,
  markOf,
  publishedAddresses,
  sourceOf,
} from "./published.ts";

/** `draft`: the page exists, but is not published. */
export type GoneRoute = LockedRoute & { line: number; draft?: Unpublished | undefined; move: Move };

export type GoneAnchor = LockedAnchor & {
  line: number;
  column: number;
  /** The page that the address leads to. */
  on: Route;
  move: AnchorMove;
  /** Addresses of other pages that have got a heading of that id since. */
  elsewhere: string[];
};

export type AddressChanges = { added: Addresses; gone: GoneRoute[]; goneAnchors: GoneAnchor[] };

type SiteNow = {
  site: Pick<Site, "locales" | "routes" | "drafts">;
  redirects: readonly ResolvedRedirect[];
  /** Files of the content folder that are not pages, by path. */
  files: { has(path: string): boolean };
  /** Prefixes of paths below which the routes are not known. */
  unsureRoutes: readonly string[];
  isExternalAddress: IsExternalAddress;
};

export function changesSince(
  written: Lock,
  { site, redirects, files, unsureRoutes, isExternalAddress }: SiteNow,
): AddressChanges {
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const published = site.routes.filter(isPublished);
  const ends = new Map(redirects.map(({ from, end }) => [from, end]));
  const lock = withoutSlashes(written, (route) => routes.has(route) || ends.has(route));
  const drafts = new Map(site.drafts.map(({ route, source: _, ...why }) => [route, why]));
  const ids = idsByRoute(lock);
  // The slug of such a file may be the cause of its error.
  const failed = new Set(site.routes.flatMap(({ page }) => (page?.isUncertain ? [page.source.path] : [])));
  const isNew = ({ path }: Route): boolean => !lock.routes.has(path);

  const inLanguageOf = (route: string): Route[] => {
    const owner = site.locales.findLast(({ home }) => `${route}/`.startsWith(home));
    return published.filter(({ locale }) => locale === owner?.id);
  };

  const isServed = (route: string): boolean =>
    (routes.has(route) && !drafts.has(route) && !isDraft(routes.get(route))) ||
    ends.has(route) ||
    isExternalAddress(route) ||
    [`${route}/index.html`, `${route}.html`].some((path) => files.has(`static${path}`)) ||
    unsureRoutes.some((prefix) => route.startsWith(prefix));
  const gone = [...lock.routes.values()].flatMap((locked): GoneRoute | GoneRoute[] =>
    isServed(locked.route) || failed.has(locked.source ?? "")
      ? []
      : {
          ...locked,
          draft: drafts.get(locked.route) ?? (isDraft(routes.get(locked.route)) ? {} : undefined),
          move: moveOf(locked, ids.get(locked.route) ?? [], inLanguageOf(locked.route), isNew),
        },
  );

  /** The page that answers. Undefined if its headings are not known: it has none of its own, or did not compile. */
  const pageAt = (route: string): Route | undefined => {
    const there = routes.get(route);
    const end = ends.get(route);
    const on = there ?? (end?.kind === "route" && !end.suffix.includes("#") ? end.route : undefined);
    return on?.page === undefined || on.page.isUncertain || isDraft(on) ? undefined : on;
  };
  const lost = lock.anchors.flatMap((locked) => {
    const on = pageAt(locked.route);
    return on === undefined || on.page?.facts.anchors.includes(locked.anchor) ? [] : [{ ...locked, on }];
  });
  /** The headings that the lock lists for a page, under any of its addresses. */
  const lockedOn = new Map<string, Set<string>>();
  for (const { route, anchor } of lock.anchors) {
    const path = pageAt(route)?.path ?? route;
    lockedOn.set(path, (lockedOn.get(path) ?? new Set()).add(anchor));
  }
  const freshOn = ({ path, page }: Route): string[] =>
    headingIds(page).filter((id) => !lockedOn.get(path)?.has(id));
  const goneAnchors = lost.map((one): GoneAnchor => {
    const beside = lost.filter(({ on }) => on === one.on).map(({ anchor }) => anchor);
    const move = anchorMoveOf(one.anchor, beside, one.on.page?.fallback === undefined ? freshOn(one.on) : []);
    const others = published.filter(({ locale, path }) => locale === one.on.locale && path !== one.on.path);
    const elsewhere = others.filter((route) => freshOn(route).includes(one.anchor)).map(({ path }) => path);
    return { ...one, move, elsewhere };
  });

  const now = publishedAddresses(site, redirects);
  const locked = new Set(lock.anchors.map(({ route, anchor }) => `${route}#${anchor}`));
  return {
    added: {
      routes: now.routes.filter(({ route }) => !lock.routes.has(route)),
      anchors: now.anchors.filter(({ route, anchor }) => !locked.has(`${route}#${anchor}`)),
    },
    gone,
    goneAnchors,
  };
}

/** The addresses of a site may have been written with a slash at their end; routes have none but in homes. */
function withoutSlashes(lock: Lock, isKnown: (route: string) => boolean): Pick<Lock, "routes" | "anchors"> {
  const known = <T extends { route: string }>(each: T): T => {
    const bare = withoutSlash(each.route);
    return isKnown(each.route) || !isKnown(bare) ? each : { ...each, route: bare };
  };
  const routes = [...lock.routes.values()].map(known);
  return { routes: new Map(routes.map((each) => [each.route, each])), anchors: lock.anchors.map(known) };
}

function isDraft(route: Route | undefined): boolean {
  return route !== undefined && "visibility" in route.meta && isUnpublished(route.meta.visibility);
}

function idsByRoute({ anchors }: Pick<Lock, "anchors">): Map<string, string[]> {
  const byRoute = grouped(anchors, ({ route }) => route);
  return new Map([...byRoute].map(([route, own]) => [route, own.map(({ anchor }) => anchor)]));
}

type AnchorMove = {
  /** True: exactly one of the new headings has a similar id. */
  isCertain: boolean;
  /** True: the first of `to` is called alike, or is the only one for the only one that is gone. */
  isLikely: boolean;
  /** Ids of new headings of the page, the most likely first. */
  to: string[];
};

/**
 * A heading's id that is gone → the heading that probably has another one now.
 * `gone` are all ids that the page has lost, `fresh` those that it has got since.
 */
function anchorMoveOf(anchor: string, gone: readonly string[], fresh: readonly string[]): AnchorMove {
  const near = nearestOf(anchor, fresh);
  if (near !== undefined && nearestOf(near, gone) === anchor)
    return { isCertain: true, isLikely: true, to: [near] };
  const likely = fresh.filter((id) => shareWords(anchor, id));
  const [first] = likely;
  const isCertain =
    first !== undefined && likely.length === 1 && !gone.some((id) => id !== anchor && shareWords(id, first));
  if (likely.length > 0) return { isCertain, isLikely: true, to: likely };
  return { isCertain, isLikely: gone.length === 1 && fresh.length === 1, to: [...fresh] };
}

/** The id within one typing error, if no other is as near. `step-1` and `step-2` are different. */
function nearestOf(id: string, others: readonly string[]): string | undefined {
  const named = others.filter((other) => withoutNumbers(other) !== withoutNumbers(id));
  const best = nearest(id, named);
  const ties = named.filter((other) => best !== undefined && distance(id, other) <= distance(id, best));
  return ties.length > 1 ? undefined : best;
}

/** True: at least half of the words are equal, apart from their endings. */
function shareWords(one: string, other: string): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other)];
  const common = a.filter((stem) => b.includes(stem)).length;
  const isOnlyNumbered = withoutNumbers(one) === withoutNumbers(other);
  return !isOnlyNumbered && common > 0 && common >= Math.max(a.length, b.length) / 2;
}

function withoutNumbers(id: string): string {
  return id.replace(/\d+/g, "");
}

/** The first letters of the words of an id, without short words, which do not identify a heading. */
function stemsOf(id: string): string[] {
  const words = id.toLowerCase().split(/[-_]+/);
  return words.filter((word) => word.length > 2).map((word) => word.slice(0, 4));
}

type Move = {
  /** True: the file, its name or its text identifies the page. */
  isCertain: boolean;
  /** The most likely first; empty if no page is likely. */
  to: Route[];
};

/**
 * An address that is gone → the page that it probably moved to.
 * `published` are the routes of today in the same language, `isNew` says which of them the lock does not list: only such a page can be one that
 * has moved. `anchors` are the headings of the page that is gone.
 */
function moveOf(
  gone: LockedRoute,
  anchors: readonly string[],
  published: readonly Route[],
  isNew: (route: Route) => boolean,
): Move {
  const same = published.filter((route) => sourceOf(route) === gone.source);
  if (same.length === 1) return { isCertain: true, to: same };
  const own = published.filter((route) => route.page !== undefined && isNew(route));
  const saying = gone.mark === undefined ? [] : own.filter(({ page }) => markOf(page) === gone.mark);
  if (saying.length > 0) return { isCertain: saying.length === 1, to: saying };
  const named = own.filter((route) => nameOf(sourceOf(route)) === nameOf(gone.source ?? ""));
  const [namesake] = named;
  if (namesake && named.length === 1 && !isIndex(gone) && shared(anchors, namesake) >= 0.5)
    return { isCertain: true, to: named };
  const alike = own.filter((route) => anchors.length > 1 && shared(anchors, route) >= 0.5);
  const paths = new Map(own.map((route) => [route.path, route]));
  const near = paths.get(nearestPath(gone.route, paths.keys()) ?? "");
  return { isCertain: false, to: [...new Set([...named, ...alike, ...(near ? [near] : [])])] };
}

/** The part of the headings that the page has, too. */
function shared(anchors: readonly string[], { page }: Route): number {
  const ids = new Set(headingIds(page));
  return anchors.length === 0 ? 0 : anchors.filter((id) => ids.has(id)).length / anchors.length;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A name that many files have. */
function isIndex({ source = "" }: LockedRoute): boolean {
  return /(^|\/)(index|readme)\.md$/i.test(source);
}
