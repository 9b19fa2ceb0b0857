/** Addresses of the posts that a list shows, in its order. */
import type { PageData } from "../../../schema/page.ts";

export function postsOf(page: PageData): string[] {
  if (page.kind !== "blog" && page.kind !== "tag" && page.kind !== "author") return [];
  return page.items.map(({ href }) => href);
}
