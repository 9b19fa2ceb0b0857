/** Site → the addresses that it publishes, and the headings on them that a hash leads to. */
import type { Page } from "../../compile/compile-files.ts";
import type { ResolvedRedirect } from "../../site/redirects.ts";
import type { Route, Site } from "../../site/site.ts";
import { isUnpublished } from "../../site/visibility.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { LockedAnchor, LockedRoute } from "./lock-text.ts";

/** Leaves out drafts, scheduled pages, texts shown instead of a translation, further pages of lists and the page for missing addresses. */
export function isPublished({ meta, page, identity }: Route): boolean {
  if (meta.kind === "not-found" || page?.fallback !== undefined || page?.isUncertain) return false;
  if ("visibility" in meta && isUnpublished(meta.visibility)) return false;
  return page !== undefined || pageNumber(identity) === 1;
}

export type Addresses = { routes: LockedRoute[]; anchors: LockedAnchor[] };

export function publishedAddresses(
  { routes }: Pick<Site, "routes">,
  redirects: readonly Pick<ResolvedRedirect, "from">[],
): Addresses {
  const published = routes.filter(isPublished);
  return {
    routes: [
      ...published.map((route) => ({ route: route.path, source: sourceOf(route), mark: markOf(route.page) })),
      ...redirects.map(({ from }) => ({ route: from })),
    ],
    anchors: published.flatMap(({ path, page }) =>
      headingIds(page).map((anchor) => ({ route: path, anchor })),
    ),
  };
}

/** The page's file; of a generated page a name that stays when its address changes. */
export function sourceOf({ page, identity }: Pick<Route, "page" | "identity">): string {
  return page ? page.source.path : identity.replace(/:1$/, "");
}

/**
 * A hash of the title, excerpt and headings, by which a page is found again in another file. Edits of the other text do not change it,
 * so that the lock changes only if addresses do.
 */
export function markOf(page: Page | undefined): string | undefined {
  if (!page) return undefined;
  const { frontMatter, heading, excerpt, outline } = page.facts;
  const titles = outline.map(({ title }) => title);
  return contentHash(JSON.stringify([frontMatter.title ?? heading, excerpt, titles])).slice(0, 8);
}

export function headingIds(page: Page | undefined): string[] {
  if (!page) return [];
  const { outline, olderIds = [] } = page.facts;
  return [...outline.map(({ id }) => id), ...olderIds];
}

/** The number of a page within a list that has several pages. */
function pageNumber(identity: string): number {
  const [, kind, number] = /^(blog|tag:.*|author:.*):(\d+)$/s.exec(identity) ?? [];
  return kind === undefined ? 1 : Number(number);
}
