/** Changes of addresses since they were published: those that came, and those that would disappear. */
import type { IsExternalAddress } from "../../site/external-addresses.ts";
import type { ResolvedRedirect } from "../../site/redirects.ts";
import type { HeldBack, Route, Site } from "../../site/site.ts";
import { isHeldBack } from "../../site/visibility.ts";
import { type AnchorMove, anchorMoveOf } from "./anchor-moves.ts";
import type { Lock, LockedAnchor, LockedRoute } from "./lock-text.ts";
import { type Move, moveOf } from "./moves.ts";
import { type Addresses, headingIds, isPublished, publishedAddresses } from "./published.ts";

/** `draft`: the page is there, and is not published. */
export type GoneRoute = LockedRoute & { line: number; draft?: HeldBack | undefined; move: Move };

export type GoneAnchor = LockedAnchor & {
  line: number;
  column: number;
  /** The page that the address leads to. */
  on: Route;
  move: AnchorMove;
  /** Addresses of other pages that have got a heading of that id since. */
  elsewhere: string[];
};

export type AddressChanges = {
  added: Addresses;
  gone: GoneRoute[];
  goneAnchors: GoneAnchor[];
};

export type SiteNow = {
  site: Pick<Site, "locales" | "routes" | "drafts">;
  redirects: readonly ResolvedRedirect[];
  /** Files of the content folder that are not pages, by path. */
  files: { has(path: string): boolean };
  /** Below these, nobody can say which routes there are. */
  unjudged: readonly string[];
  isExternalAddress: IsExternalAddress;
};

export function changesSince(
  lock: Lock,
  { site, redirects, files, unjudged, isExternalAddress }: SiteNow,
): AddressChanges {
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const published = site.routes.filter(isPublished);
  const ends = new Map(redirects.map(({ from, end }) => [from, end]));
  const drafts = new Map(site.drafts.map(({ route, source: _, ...why }) => [route, why]));
  const ids = idsByRoute(lock);
  // The slug of such a file may be what is wrong with it.
  const failed = new Set(site.routes.flatMap(({ page }) => (page?.failed ? [page.source.path] : [])));
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
    unjudged.some((prefix) => route.startsWith(prefix));
  const gone = [...lock.routes.values()].flatMap((locked): GoneRoute[] =>
    isServed(locked.route) || failed.has(locked.source ?? "")
      ? []
      : [
          {
            ...locked,
            draft: drafts.get(locked.route) ?? (isDraft(routes.get(locked.route)) ? {} : undefined),
            move: moveOf(locked, ids.get(locked.route) ?? [], inLanguageOf(locked.route), isNew),
          },
        ],
  );

  /** The page that answers; of what has no headings of its own, or did not compile, nobody knows them. */
  const pageAt = (route: string): Route | undefined => {
    const there = routes.get(route);
    const end = ends.get(route);
    const on = there ?? (end?.kind === "route" && !end.suffix.includes("#") ? end.route : undefined);
    return on?.page === undefined || on.page.failed || isDraft(on) ? undefined : on;
  };
  const lost = lock.anchors.flatMap((locked) => {
    const on = pageAt(locked.route);
    return on === undefined || on.page?.facts.anchors.includes(locked.anchor) ? [] : [{ ...locked, on }];
  });
  /** What the lock lists for a page, at whatever address. */
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

function isDraft(route: Route | undefined): boolean {
  return route !== undefined && "visibility" in route.meta && isHeldBack(route.meta.visibility);
}

function idsByRoute({ anchors }: Lock): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { route, anchor } of anchors) {
    const known = ids.get(route);
    if (known) known.push(anchor);
    else ids.set(route, [anchor]);
  }
  return ids;
}
