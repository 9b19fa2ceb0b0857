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

/** `matches`, the best first, decide the order of areas and pages; a page that matches itself stands above its sections. */
export function groupsOf(matches: readonly Match[], { areas }: SearchIndex, base: string): Group[] {
  const pages = new Map<string, Match[]>();
  for (const match of matches) {
    const known = pages.get(match.place.path);
    if (known) known.push(match);
    else if (pages.size < mostPages) pages.set(match.place.path, [match]);
  }
  const groups = new Map<string, Group>();
  for (const own of pages.values()) {
    const area = own[0]?.place.area ?? "";
    const group = groups.get(area) ?? { id: area, title: titleOf(area, areas), hits: [] };
    groups.set(area, group);
    const shown = own.slice(0, mostSections);
    const whole = shown.filter(({ place }) => !place.heading);
    group.hits.push(
      ...[...whole, ...shown.filter(({ place }) => place.heading)].map((match) => hitOf(match, base)),
    );
  }
  return [...groups.values()];
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
