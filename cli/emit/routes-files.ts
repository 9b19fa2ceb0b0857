/** `data/routes.json`, and the files that it names where a site has too many routes for one. */
import { grouped } from "../../schema/grouped.ts";
import { CONTRACT } from "../../schema/page.ts";
import { routesPartPath } from "../../schema/paths.ts";
import type { Routes } from "../../schema/routes.ts";
import type { Route } from "../site/site.ts";
import { inGroups } from "./in-groups.ts";

type Entry = Routes["routes"][number];
type Section = { start: string; entries: Entry[] };

/** Routes of one file: about half a megabyte. A change of a title writes the file of its section alone. */
const most = 5000;

export function routesFiles(listed: readonly Route[]): { path: string; routes: Routes }[] {
  const entries = listed.map(({ path, locale, meta }) => ({
    path,
    kind: meta.kind,
    title: meta.title,
    locale,
  }));
  const whole = (routes: Entry[]): Routes => ({ contract: CONTRACT, routes });
  if (entries.length <= most) return [{ path: "data/routes.json", routes: whole(entries) }];
  const parts = [...grouped(entries, ({ locale }) => locale)].flatMap(([locale, own]) =>
    inGroups(sectionsOf(own, 1), ({ entries }) => entries.length, most).map((sections, number) => ({
      locale,
      path: routesPartPath(locale, number),
      sections,
    })),
  );
  const named = parts.map(({ path, locale, sections }) => ({
    path,
    locale,
    sections: [...new Set(sections.map(({ start }) => start))],
  }));
  return [
    { path: "data/routes.json", routes: { ...whole([]), parts: named } },
    ...parts.map(({ path, sections }) => ({
      path,
      routes: whole(sections.flatMap(({ entries }) => entries)),
    })),
  ];
}

/** Routes by the first `depth` parts of their paths, and by more where one would have too many. */
function sectionsOf(entries: readonly Entry[], depth: number): Section[] {
  const startOf = ({ path }: Entry) =>
    path
      .split("/")
      .slice(0, depth + 1)
      .join("/");
  const groups = [...grouped(entries, startOf)];
  return groups.flatMap(([start, own]): Section[] => {
    if (own.length <= most) return [{ start, entries: own }];
    const inner = sectionsOf(own, depth + 1);
    // Folders, not single pages.
    if (inner.length * 4 <= own.length) return inner;
    return Array.from({ length: Math.ceil(own.length / most) }, (_, number) => ({
      start,
      entries: own.slice(number * most, (number + 1) * most),
    }));
  });
}
