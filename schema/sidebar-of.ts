/** Sidebar of a page. */
import { BLOG_SIDEBAR } from "./contract.ts";
import type { PageData, PageKind } from "./page.ts";

export type SidebarRef = {
  /** Name of the set of docs that it belongs to; absent for the first. */
  set?: string | undefined;
  /** Name of the docs version that it belongs to. */
  version: string;
  /** Id of the sidebar. */
  id: string;
  /** Slice of a large sidebar that shows the page. */
  slice?: string | undefined;
};

const BLOG_KINDS: readonly PageKind[] = ["blog", "post", "archive", "tags", "tag", "authors", "author"];

/** A page without a sidebar has none; every page of the blog has the blog's. */
export function sidebarOf(
  page: { kind: PageKind } & Partial<
    Pick<Extract<PageData, { kind: "doc" }>, "sidebar" | "set" | "sidebarSlice">
  >,
): SidebarRef | undefined {
  const slice = page.sidebarSlice;
  if (BLOG_KINDS.includes(page.kind)) return { ...BLOG_SIDEBAR, slice };
  return page.sidebar && { set: page.set, ...page.sidebar, slice };
}
