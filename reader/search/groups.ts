/** Matches → what the list shows: areas, in each its best pages, under each page its best sections. */
import { hrefOf } from "../../schema/paths.ts";
import type { SearchIndex } from "../../schema/search.ts";
import type { Match } from "./engine.ts";

export type Hit = {
  /** With the site's base, and the section's hash. */
  href: string;
  title: string;
  /** Title of the page, where the hit is a section of it. */
  page?: string;
  /** Route of the page, and id of the section (empty above the first heading): where its text is found. */
  path: string;
  section: string;
  terms: readonly string[];
};

export type Group = { id: string; title: string; hits: Hit[] };

const mostPages = 12;
const mostSections = 3;

/** The best page decides the place of its area; its hits follow under it, the best first, as those that Enter opens. */
export function groupsOf(matches: readonly Match[], { areas }: SearchIndex, base: string): Group[] {
  const pages = new Map<string, Match[]>();
  for (const match of matches) {
    const known = pages.get(match.place.path);
    if (known) known.push(match);
    else pages.set(match.place.path, [match]);
  }
  const best = [...pages.values()].sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, mostPages);
  const groups = new Map<string, Group>();
  for (const own of best) {
    const area = own[0]?.place.area ?? "";
    const group = groups.get(area) ?? { id: area, title: titleOf(area, areas), hits: [] };
    groups.set(area, group);
    group.hits.push(...own.slice(0, mostSections).map((match) => hitOf(match, base)));
  }
  return [...groups.values()];
}

/** A page with more sections that match is more about the query than one with a single one. */
function scoreOf([best, ...others]: readonly Match[]): number {
  return others.slice(0, 5).reduce((sum, { score }) => sum + 0.1 * score, best?.score ?? 0);
}

function titleOf(area: string, areas: SearchIndex["areas"]): string {
  return areas.find(({ id }) => id === area)?.title ?? "";
}

function hitOf({ place: { path, pageTitle, heading }, terms }: Match, base: string): Hit {
  const address = hrefOf(base, path);
  if (!heading) return { href: address, title: pageTitle, path, section: "", terms };
  const href = `${address}#${encodeURIComponent(heading.id)}`;
  return { href, title: heading.title, page: pageTitle, path, section: heading.id, terms };
}
