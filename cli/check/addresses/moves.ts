/** An address that is gone → the page that it probably moved to. */
import { nearestPath } from "../../report/nearest.ts";
import type { Route } from "../../site/site.ts";
import type { LockedRoute } from "./lock-text.ts";
import { headingIds, markOf, sourceOf } from "./published.ts";

export type Move = {
  /** True: the file, its name or its text says that it is this one and no other. */
  isCertain: boolean;
  /** The most likely first; empty where nobody knows. */
  to: Route[];
};

/**
 * `published` are the routes of today in the same language, `isNew` says which of them the lock does not list: only such a page can be one that
 * has moved. `anchors` are the headings of the page that is gone.
 */
export function moveOf(
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
