/**
 * The part of a sidebar that a document shows: a small one whole; of a larger one the branch that the page is in, and on
 * each level the entries around that. So a document does not grow with the site.
 */
import type { Sidebar, SidebarCategory, SidebarItem } from "../../schema/sidebar.ts";
import type { SidebarRef } from "../../schema/sidebar-of.ts";
import { contentHash } from "../source/content-hash.ts";

/** Beyond this many links a sidebar would weigh more than the page. */
const wholeUpTo = 64;

/** `href` is that of the page. Undefined where there is no such sidebar. */
export type DocumentSidebars = (
  locale: string,
  reference: SidebarRef,
  href: string,
) => DocumentPart | undefined;

/** The part of a sidebar that a document shows, and its hash. */
type DocumentPart = { sidebar(): Sidebar; key(): string };

/** Each sidebar is looked through once, for all pages that it is beside: otherwise the time grows with their square. */
export function documentSidebars(sidebars: readonly Sidebar[]): DocumentSidebars {
  const nameOf = (locale: string, { set = "", version, id }: SidebarRef) =>
    [locale, set, version, id].join(" ");
  const parts = new Map(
    sidebars.map((sidebar) => [nameOf(sidebar.locale, sidebar), lazily(() => partsOf(sidebar))]),
  );
  return (locale, reference, href) => parts.get(nameOf(locale, reference))?.()(href);
}

function partsOf(sidebar: Sidebar): (href: string) => DocumentPart {
  if (countLinks(sidebar.items) <= wholeUpTo) {
    const key = lazily(() => contentHash(JSON.stringify(sidebar)));
    return () => ({ sidebar: () => sidebar, key });
  }
  const places = placesIn(sidebar.items);
  const hashes = new Map<SidebarItem, string>();
  const branches = new Map<SidebarItem, string>();
  /** The hash of an entry as shown when it is closed. */
  const hashOf = (item: SidebarItem) =>
    kept(hashes, item, () => contentHash(JSON.stringify([closed(item), item.href, item.lang])));
  const keyOf = ([level, ...above]: readonly Level[]): string =>
    level
      ? contentHash(
          [...level.entries.map(({ item, isGap }) => hashOf(item) + (isGap ? "…" : "")), aboveOf(above)].join(
            " ",
          ),
        )
      : "";
  /** The hash of the levels above, which all pages of a category share. */
  const aboveOf = (levels: readonly Level[]): string => {
    const open = levels[0]?.open;
    return open ? kept(branches, open, () => keyOf(levels)) : "";
  };
  return (href) => {
    const levels = lazily(() => levelsAround(sidebar.items, places.get(href)));
    return {
      sidebar: () => ({ ...sidebar, items: itemsOf(levels()) }),
      key: () => keyOf(levels()),
    };
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** Entries of one level that are shown around the page. */
const mostOnLevel = 16;

/** The place of an entry. */
export type Place = { level: readonly SidebarItem[]; index: number; above: Place | undefined };

type Level = {
  /** `isGap`: entries beside this one are left out, and it links to them. */
  entries: { item: SidebarItem; isGap: boolean }[];
  /** The category that is open. */
  open: SidebarCategory | undefined;
};

/** Places of pages by address; a page that is in several places is shown in the first. */
function placesIn(items: readonly SidebarItem[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const collect = (level: readonly SidebarItem[], above: Place | undefined): void => {
    for (const [index, item] of level.entries()) {
      const place = { level, index, above };
      if (item.href !== undefined && !places.has(item.href)) places.set(item.href, place);
      if (item.kind === "category") collect(item.items, place);
    }
  };
  collect(items, undefined);
  return places;
}

/** Levels from the innermost to the outermost. A page that is not in the sidebar has its start. */
function levelsAround(items: readonly SidebarItem[], place: Place | undefined): Level[] {
  if (!place) return [around(items, 0)];
  const own = place.level[place.index];
  // The page of a category: what is in that is shown, too.
  return own?.kind === "category" ? [around(own.items, 0), ...levelsTo(place)] : levelsTo(place);
}

/** The level of a place, and those above it. */
export function levelsTo(place: Place | undefined): Level[] {
  const levels: Level[] = [];
  for (let at = place; at; at = at.above) {
    const item = at.level[at.index];
    levels.push(around(at.level, at.index, item?.kind === "category" ? item : undefined));
  }
  return levels;
}

function around(level: readonly SidebarItem[], at: number, open?: SidebarCategory): Level {
  const start = Math.max(0, Math.min(at - mostOnLevel / 2, level.length - mostOnLevel));
  return windowOn(level, start, start + mostOnLevel, open);
}

/** The entries from `start` to `end`, and the first one, which often introduces the others. */
export function windowOn(
  level: readonly SidebarItem[],
  start: number,
  end: number,
  open?: SidebarCategory,
): Level {
  const entry = (index: number, isGap: boolean): Level["entries"] => {
    const item = level[index];
    return item ? [{ item, isGap }] : [];
  };
  return {
    entries: [
      ...(start > 0 ? entry(0, false) : []),
      ...(start > 1 ? entry(start - 1, true) : []),
      ...level.slice(start, end).map((item) => ({ item, isGap: false })),
      ...entry(end, true),
    ],
    open,
  };
}

/** `levels` go from the innermost to the outermost. */
export function itemsOf(levels: readonly Level[]): SidebarItem[] {
  let inner: SidebarItem[] = [];
  for (const { entries, open } of levels) {
    inner = entries.map(({ item, isGap }) => {
      if (item === open && item.kind === "category") return { ...item, items: inner };
      const link = closed(item);
      return isGap ? { ...link, title: `${link.title} …` } : link;
    });
  }
  return inner;
}

/** A category that is closed shows none of its entries, and links to its page or its first one. */
function closed(item: SidebarItem): SidebarItem {
  if (item.kind === "link") return item;
  const href = item.href ?? firstHref(item.items);
  // A category that has no page has nothing to open either.
  return href === undefined ? item : { ...item, href, collapsed: true, items: [] };
}

function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const href = item.href ?? (item.kind === "category" ? firstHref(item.items) : undefined);
    if (href !== undefined) return href;
  }
  return undefined;
}

export function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.kind === "category" ? countLinks(item.items) : 0), 0);
}
