/** A sidebar as a document carries it: whole up to 100 links, else the open branch and a link per closed category. */
import type { Sidebar, SidebarCategory, SidebarItem } from "../../schema/sidebar.ts";
import type { SidebarRef } from "../../schema/sidebar-of.ts";

/** Beyond this many links a sidebar would weigh more than the page. */
const wholeUpTo = 100;

/** `href` is that of the page. Undefined where there is no such sidebar. */
export type DocumentSidebars = (locale: string, reference: SidebarRef, href: string) => Sidebar | undefined;

/** Each sidebar is looked through once, for all pages that it is beside: otherwise the time grows with their square. */
export function documentSidebars(sidebars: readonly Sidebar[]): DocumentSidebars {
  const known = new Map<Sidebar, (href: string) => Sidebar>();
  return (locale, { version, id }, href) => {
    const sidebar = sidebars.find(
      (candidate) => candidate.locale === locale && candidate.id === id && candidate.version === version,
    );
    if (!sidebar) return undefined;
    const partOf = known.get(sidebar) ?? partsOf(sidebar);
    known.set(sidebar, partOf);
    return partOf(href);
  };
}

function partsOf(sidebar: Sidebar): (href: string) => Sidebar {
  if (countLinks(sidebar.items) <= wholeUpTo) return () => sidebar;
  const openFor = new Map<string, readonly SidebarCategory[]>();
  collectOpen(sidebar.items, [], openFor);
  return (href) => {
    const open = openFor.get(href) ?? [];
    return { ...sidebar, partial: true, items: sidebar.items.map((item) => withBranches(item, open)) };
  };
}

/** By address, the categories that the page is in or that it is the page of; it may be in several places. */
function collectOpen(
  items: readonly SidebarItem[],
  above: readonly SidebarCategory[],
  openFor: Map<string, readonly SidebarCategory[]>,
): void {
  const note = (href: string, own: readonly SidebarCategory[]) => {
    const others = openFor.get(href);
    openFor.set(href, others ? [...new Set([...others, ...own])] : own);
  };
  for (const item of items) {
    if (item.kind === "link") note(item.href, above);
    else {
      const own = [...above, item];
      if (item.href !== undefined) note(item.href, own);
      collectOpen(item.items, own, openFor);
    }
  }
}

function withBranches(item: SidebarItem, open: readonly SidebarCategory[]): SidebarItem {
  if (item.kind === "link") return item;
  if (open.includes(item)) return { ...item, items: item.items.map((inner) => withBranches(inner, open)) };
  const first = item.href ?? firstHref(item.items);
  // A category that has no page has nothing to open either.
  const { title, lang } = item;
  return first === undefined
    ? item
    : { kind: "link", title, href: first, ...(lang !== undefined && { lang }) };
}

function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const href = item.href ?? (item.kind === "category" ? firstHref(item.items) : undefined);
    if (href !== undefined) return href;
  }
  return undefined;
}

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.kind === "category" ? countLinks(item.items) : 0), 0);
}
