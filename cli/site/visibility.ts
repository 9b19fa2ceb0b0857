/**
 * The visibility of a page, as three questions, from the inside out:
 * is it built, do the site's own navigation and lists show it, do search engines and feeds get it?
 */
import type { Page } from "../compile/compile-files.ts";

export type Visibility = "published" | "stub" | "unlisted" | "scheduled" | "draft";

export function visibilityOf({ facts, scheduled }: Pick<Page, "facts" | "scheduled">): Visibility {
  const { draft, unlisted, stub } = facts.frontMatter;
  if (draft) return "draft";
  if (scheduled) return "scheduled";
  if (unlisted) return "unlisted";
  return stub ? "stub" : "published";
}

/** True: the page is not published yet. */
export function isUnpublished(visibility: Visibility): boolean {
  return visibility === "draft" || visibility === "scheduled";
}

/** True: the page has a route. One that is not published yet has one only in a build that asks for drafts. */
export function isBuilt(visibility: Visibility, drafts: boolean): boolean {
  return drafts || !isUnpublished(visibility);
}

/** True: the page is in navigation, lists and counts. A page that is built before it is published is where it will be once it is published. */
export function isListed(visibility: Visibility): boolean {
  return visibility !== "unlisted";
}

/** Head of a list of pages: one without any page for search engines in its own language is not for them either. */
export function listHead(pages: readonly { visibility: Visibility; page: Page }[]): {
  keywords: string[];
  noindex?: true;
} {
  const isIndexedList = pages.some(
    ({ visibility, page }) => isIndexed({ visibility }) && page.fallback === undefined,
  );
  return { keywords: [], ...(!isIndexedList && { noindex: true }) };
}

/** For the head of a page; `search` is that of its front matter, else of its folder. */
export function searchHead(search: boolean | undefined): { isUnsearched?: true } {
  return search === false ? { isUnsearched: true } : {};
}

/** True: the page is in feeds, sitemap, search, llms.txt and `hreflang`. A page shown instead of a translation is not. */
export function isIndexed(page: { visibility: Visibility; fallback?: object | undefined }): boolean {
  return page.visibility === "published" && page.fallback === undefined;
}
