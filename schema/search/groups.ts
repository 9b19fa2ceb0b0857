/** Matches → what the list shows: the best pages, each with its best sections. */
import { hrefOf } from "../paths.ts";
import type { SearchIndex } from "../search.ts";
import type { Match } from "./match.ts";
import { byRank } from "./ranking.ts";

export type Hit = {
  /** Address with the site's base, and the section's hash. */
  href: string;
  title: string;
  /** Page of a section, or area of a page; undefined below a hit that says so. */
  within: string | undefined;
  /** Route of the page, and id of the section (empty above the first heading): where its text is found. */
  path: string;
  section: string;
  terms: readonly string[];
};

/** A page: its route, its title, and what was found in it, the best first. */
export type Group = { path: string; title: string; hits: Hit[] };

const mostPages = 12;
const mostSections = 3;

/** Pages and the hits of each are in the order of how much they are about the query: Enter opens the first. */
export function groupsOf(matches: readonly Match[], { areas }: SearchIndex, base: string): Group[] {
  const pages = new Map<string, [Match, ...Match[]]>();
  for (const match of matches) {
    const known = pages.get(match.place.path);
    if (known) known.push(match);
    else pages.set(match.place.path, [match]);
  }
  return [...pages.values()]
    .map((own) => ({ own, best: summary(own) }))
    .sort((a, b) => byRank(a.best, b.best))
    .slice(0, mostPages)
    .map(({ own, best: { place } }) => ({
      path: place.path,
      title: place.pageTitle,
      hits: own.slice(0, mostSections).map((match, index) => hitOf(match, index, areas, base)),
    }));
}

/** A page with more sections that match is more about the query than one with a single one. */
function summary([best, ...others]: readonly [Match, ...Match[]]): Match {
  const score = others.slice(0, 5).reduce((sum, other) => sum + 0.1 * other.score, best.score);
  return { ...best, score };
}

function hitOf(
  { place: { area, path, pageTitle, heading }, terms }: Match,
  index: number,
  areas: SearchIndex["areas"],
  base: string,
): Hit {
  const address = hrefOf(base, path);
  if (!heading) {
    const within = areas.find(({ id }) => id === area)?.title;
    return { href: address, title: pageTitle, within, path, section: "", terms };
  }
  const href = `${address}#${encodeURIComponent(heading.id)}`;
  const within = index === 0 ? pageTitle : undefined;
  return { href, title: heading.title, within, path, section: heading.id, terms };
}
