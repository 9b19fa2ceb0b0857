/**
 * The part of a sidebar that a document shows: a small one whole; of a larger one the branch that the page is in, and on
 * each level the entries around that. So a document does not grow with the site.
 */
import type { Sidebar, SidebarItem } from "../../schema/sidebar.ts";
import type { SidebarRef } from "../../schema/sidebar-of.ts";
import { contentHash } from "../source/content-hash.ts";
import { closed, countLinks, itemsOf, type Level, levelsAround, placesIn } from "./sidebar-levels.ts";

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
