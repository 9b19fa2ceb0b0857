/** A sidebar as a document carries it: whole up to 100 links, else the open branch and its neighbours. */
import type { Sidebar, SidebarItem } from "../../schema/sidebar.ts";

/** Beyond this many links a sidebar would weigh more than the page. */
const wholeUpTo = 100;

/** `href` is that of the page; closed categories of a large sidebar come without their items. */
export function documentSidebar(sidebar: Sidebar, href: string): Sidebar {
  if (countLinks(sidebar.items) <= wholeUpTo) return sidebar;
  return { ...sidebar, items: sidebar.items.map((item) => openBranch(item, href)) };
}

function openBranch(item: SidebarItem, href: string): SidebarItem {
  if (item.kind === "link" || !item.items) return item;
  if (!leadsTo(item, href)) {
    const { items: _, ...closed } = item;
    return closed;
  }
  return { ...item, items: item.items.map((inner) => openBranch(inner, href)) };
}

function leadsTo(item: SidebarItem, href: string): boolean {
  if (item.href === href) return true;
  return item.kind === "category" && (item.items ?? []).some((inner) => leadsTo(inner, href));
}

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.kind === "category" ? countLinks(item.items ?? []) : 0), 0);
}
