/**
 * Files of a large sidebar, of which the reader loads one for a page: a level of it in slices, with what is around on the
 * levels above. No file grows with the site, and a new page changes few.
 */
import type { Sidebar, SidebarItem } from "../../schema/sidebar.ts";
import type { SidebarRef } from "../../schema/sidebar-of.ts";
import { contentHash } from "../source/content-hash.ts";
import { countLinks, itemsOf, levelsTo, type Place, windowOn } from "./document-sidebar.ts";

/** Beyond this many links the reader does not load a sidebar whole. */
const wholeUpTo = 400;

/** Entries of a level in one file. */
const mostInSlice = 100;

export type SidebarSlices = {
  files: Sidebar[];
  /** Name of the slice that the page at `href` is in; undefined where the sidebar is whole. */
  nameOf(locale: string, reference: SidebarRef, href: string): string | undefined;
};

export function sidebarSlices(sidebars: readonly Sidebar[]): SidebarSlices {
  const files: Sidebar[] = [];
  const bySidebar = new Map<string, Map<string, string>>();
  for (const sidebar of sidebars) {
    if (countLinks(sidebar.items) <= wholeUpTo) continue;
    const names = new Map<string, string>();
    bySidebar.set(keyOf(sidebar.locale, sidebar), names);
    collect(sidebar.items, undefined, ROOT, {
      files,
      sidebar,
      names,
      taken: new Set(),
    });
  }
  return {
    files,
    nameOf(locale, reference, href) {
      const names = bySidebar.get(keyOf(locale, reference));
      return names && (names.get(href) ?? ROOT);
    },
  };
}

/** Also of pages that the sidebar does not list. */
const ROOT = "root";

type Collected = { files: Sidebar[]; sidebar: Sidebar; names: Map<string, string>; taken: Set<string> };

function collect(
  level: readonly SidebarItem[],
  above: Place | undefined,
  name: string,
  into: Collected,
): void {
  const { files, sidebar, names, taken } = into;
  for (let start = 0; start < level.length; start += mostInSlice) {
    const slice = start === 0 ? name : `${name}-${start / mostInSlice}`;
    const end = start + mostInSlice;
    files.push({ ...sidebar, slice, items: itemsOf([windowOn(level, start, end), ...levelsTo(above)]) });
    for (const [offset, item] of level.slice(start, end).entries()) {
      if (item.kind === "link") setFirst(names, item.href, slice);
      else {
        const inside = nameIn(name, item, taken);
        // The page of a category is shown with what is in it.
        if (item.href !== undefined) setFirst(names, item.href, inside);
        collect(item.items, { level, index: start + offset, above }, inside, into);
      }
    }
  }
}

/** Does not depend on how many entries are before it. */
function nameIn(parent: string, { href, title }: SidebarItem, taken: Set<string>): string {
  const own = contentHash(JSON.stringify([parent, href ?? title])).slice(0, 10);
  let name = own;
  for (let number = 2; taken.has(name); number += 1) name = `${own}.${number}`;
  taken.add(name);
  return name;
}

function setFirst(names: Map<string, string>, href: string, slice: string): void {
  if (!names.has(href)) names.set(href, slice);
}

function keyOf(locale: string, { set = "", version, id }: SidebarRef): string {
  return [locale, set, version, id].join(" ");
}
