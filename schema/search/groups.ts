/** A query → what the list shows: the best pages, each with its best sections. */
import { type Base, hrefOf } from "../paths.ts";
import type { SearchIndex } from "../search.ts";
import type { Engine } from "./engine.ts";
import type { Match } from "./match.ts";

export type Hit = {
  /** Address with the site's base, and the section's hash. */
  href: string;
  title: string;
  /** Page of a section, or area of a page; undefined below a hit that says so. */
  within: string | undefined;
  /** Route of the page, and id of the section (empty above the first heading): where its text is found. */
  path: string;
  section: string;
  /** Words of the index that the query led to. */
  terms: ReadonlySet<string>;
};

/** A page: its route, its title, the part of the site that it is in, and what was found in it, the best first. */
export type Group = { path: string; title: string; area: string; hits: Hit[] };

const mostPages = 12;
const mostSections = 3;

/** Pages and the hits of each are in the order of how much they are about the query: Enter opens the first. */
export function groupsOf({ findPages, index: { areas } }: Engine, query: string, base: Base): Group[] {
  const { pages, terms } = findPages(query, { pages: mostPages, places: mostSections });
  return pages.flatMap((matches): Group[] => {
    const place = matches[0]?.place;
    if (!place) return [];
    const hits = matches.map((match, number) => hitOf(match, terms, number, areas, base));
    const area = areas.find(({ id }) => id === place.area)?.title ?? "";
    return [{ path: place.path, title: place.pageTitle, area, hits }];
  });
}

function hitOf(
  { place: { area, path, pageTitle, heading } }: Match,
  terms: ReadonlySet<string>,
  number: number,
  areas: SearchIndex["areas"],
  base: Base,
): Hit {
  const address = hrefOf(base, path);
  if (!heading) {
    const within = areas.find(({ id }) => id === area)?.title;
    return { href: address, title: pageTitle, within, path, section: "", terms };
  }
  const href = `${address}#${encodeURIComponent(heading.id)}`;
  const within = number === 0 ? pageTitle : undefined;
  return { href, title: heading.title, within, path, section: heading.id, terms };
}
