/** A sidebar as a document carries it: whole up to 100 links, else the open branch and a link per closed category. */
import type { Sidebar, SidebarItem } from "../../schema/sidebar.ts";

/** Beyond this many links a sidebar would weigh more than the page. */
const wholeUpTo = 100;

/** `href` is that of the page. */
export function documentSidebar(sidebar: Sidebar, href: string): Sidebar {
  if (countLinks(sidebar.items) <= wholeUpTo) return sidebar;
  return { ...sidebar, partial: true, items: sidebar.items.map((item) => openBranch(item, href)) };
}

function openBranch(item: SidebarItem, href: string): SidebarItem {
  if (item.kind === "link") return item;
  if (leadsTo(item, href)) return { ...item, items: item.items.map((inner) => openBranch(inner, href)) };
  const first = item.href ?? firstHref(item.items);
  // A category that leads nowhere has nothing to open either.
  const { title, lang } = item;
  return first === undefined
    ? item
    : { kind: "link", title, href: first, ...(lang !== undefined && { lang }) };
}

function leadsTo(item: SidebarItem, href: string): boolean {
  return item.href === href || (item.kind === "category" && item.items.some((inner) => leadsTo(inner, href)));
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
