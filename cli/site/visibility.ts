/**
 * The one rule of who sees a page. Three questions, each a step further out:
 * is it built, do the site's own navigation and lists show it, are search engines and feeds told of it?
 */
export type Visibility = "published" | "stub" | "unlisted" | "draft";

export function visibilityOf({
  draft,
  unlisted,
  stub,
}: {
  draft: boolean;
  unlisted: boolean;
  stub: boolean;
}): Visibility {
  if (draft) return "draft";
  if (unlisted) return "unlisted";
  return stub ? "stub" : "published";
}

/** True: the page has a route. Drafts have one only in a build that asks for them. */
export function isBuilt(visibility: Visibility, drafts: boolean): boolean {
  return drafts || visibility !== "draft";
}

/** True: the page is in navigation, lists and counts. A draft that is built is where it will be once it is published. */
export function isListed(visibility: Visibility): boolean {
  return visibility !== "unlisted";
}

/** True: the page is in feeds, sitemap, search, llms.txt and `hreflang`. A page in place of a translation is not. */
export function isIndexed(page: { visibility: Visibility; fallback?: object | undefined }): boolean {
  return page.visibility === "published" && page.fallback === undefined;
}
