/** Previous and next docs that front matter names: each is published. */
import type { Finding } from "../report/finding.ts";
import { pathIn } from "../site/fallbacks.ts";
import { heldBackText } from "../site/held-back.ts";
import type { Site } from "../site/site.ts";
import type { VersionNames } from "./sidebar-names.ts";

export function checkDraftNeighbours(
  { routes, drafts }: Pick<Site, "routes" | "drafts">,
  { docs }: Pick<VersionNames, "docs">,
): Finding[] {
  const choosing = docs.filter(
    ({ facts: { frontMatter } }) => frontMatter.pagination_prev || frontMatter.pagination_next,
  );
  if (choosing.length === 0) return [];
  const shown = new Set(routes.flatMap(({ locale, page }) => (page ? [pathIn(locale, page.source)] : [])));
  return choosing.flatMap(({ page: { source }, facts }): Finding[] => {
    if (!shown.has(source.path)) return [];
    return (["pagination_prev", "pagination_next"] as const).flatMap((key): Finding[] => {
      const id = facts.frontMatter[key];
      if (!id) return [];
      const meant = docs.filter((doc) => doc.id === id);
      if (meant.length === 0) return [];
      if (meant.some((doc) => shown.has(pathIn(source.locale, doc.page.source)))) return [];
      return [
        {
          rule: "link-resolves",
          file: source.path,
          place: facts.keys[key],
          message: `“${id}” is ${heldBackText(drafts.find((draft) => meant.some((doc) => draft.source === doc.page.source.path)) ?? {})}`,
          expected: "a published doc, or null for none",
        },
      ];
    });
  });
}
