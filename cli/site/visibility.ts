/** The one rule of who sees a page (S54); navigation, lists, counts, feeds, search and sitemap all ask here. */
export type Visibility = "published" | "unlisted" | "draft";

export function visibilityOf(frontMatter: { draft: boolean; unlisted: boolean }): Visibility {
  if (frontMatter.draft) return "draft";
  return frontMatter.unlisted ? "unlisted" : "published";
}

/** True: the page has a route in a published site. */
export function isBuilt(visibility: Visibility): boolean {
  return visibility !== "draft";
}

/** True: the page stands in navigation, lists, feeds, search and sitemap. */
export function isListed(visibility: Visibility): boolean {
  return visibility === "published";
}
