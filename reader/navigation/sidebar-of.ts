/** Which sidebar stands beside a page. */
import { BLOG_SIDEBAR } from "../../schema/contract.ts";
import type { PageData, PageKind } from "../../schema/page.ts";
import type { SidebarItem } from "../../schema/sidebar.ts";

export type SidebarRef = { version: string; id: string };

const BLOG_KINDS: readonly PageKind[] = ["blog", "post", "archive", "tags", "tag", "authors", "author"];

export function sidebarOf(page: PageData): SidebarRef | undefined {
  if (page.kind === "doc" || page.kind === "category") return page.sidebar;
  return BLOG_KINDS.includes(page.kind) ? BLOG_SIDEBAR : undefined;
}

/** False where a closed category came without its items, as in documents of a large sidebar. */
export function isWhole(items: readonly SidebarItem[]): boolean {
  return items.every((item) => item.kind === "link" || (item.items !== undefined && isWhole(item.items)));
}
