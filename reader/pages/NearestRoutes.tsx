/** Pages that the visitor may have looked for. The lists of routes are requested here, and nowhere else. */

import { distance } from "fastest-levenshtein";
import { useEffect, useState } from "react";
import { baseOf, hrefOf } from "../../schema/paths.ts";
import type { Routes } from "../../schema/routes.ts";
import { fetchData } from "../navigation/fetch-data.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { useRoute } from "../navigation/use-route.ts";

const MOST = 3;
/** Files of routes of a large site that are requested. */
const MOST_PARTS = 3;

export function NearestRoutes() {
  const manifest = useManifest();
  const { base, locale, strings } = manifest;
  const route = useRoute(base, useReader().resources.homes);
  const [routes, setRoutes] = useState<Routes["routes"]>([]);

  useEffect(() => {
    void loadRoutes(base, locale, route).then(setRoutes);
  }, [base, locale, route]);

  const near = nearestRoutes(route, routes, MOST);
  if (near.length === 0) return null;
  return (
    <nav className="nearest-routes" aria-labelledby="nearest-routes">
      <h2 id="nearest-routes">{strings.notFoundNearest}</h2>
      <ul>
        {near.map(({ path, title }) => (
          <li key={path}>
            <Link href={hrefOf(baseOf(manifest), path)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Route = Routes["routes"][number];

/** The routes of the locale; of a large site, those of the sections that are nearest to the written address. */
async function loadRoutes(base: string, locale: string, written: string): Promise<Route[]> {
  const load = async (path: string): Promise<Partial<Routes>> => {
    const outcome = await fetchData<Routes>(base + path);
    return outcome.type === "found" ? outcome.value : {};
  };
  const { routes = [], parts = [] } = await load("data/routes.json");
  const nearest = parts
    .filter((part) => part.locale === locale)
    .map(({ path, sections }) => ({
      path,
      distance: Math.min(...sections.map((start) => share(startLike(start, written), start))),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_PARTS);
  const inParts = await Promise.all(nearest.map(({ path }) => load(path)));
  return [...routes, ...inParts.flatMap((part) => part.routes ?? [])].filter(
    (candidate) => candidate.locale === locale,
  );
}

/** The start of the address, with as many parts as the section has. */
function startLike(section: string, written: string): string {
  return written.split("/", section.split("/").length).join("/");
}

/** Share of the characters that may differ. */
const MAX_DISTANCE = 0.4;

/**
 * Routes that a mistyped address may have meant.
 * Routes that are nearest to the written one: `most` at most, the nearest first.
 */
function nearestRoutes(written: string, routes: readonly Route[], most: number): Route[] {
  return routes
    .map((route) => ({ route, distance: distanceOf(written.toLowerCase(), route.path.toLowerCase()) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ route }) => route);
}

/** 0: the same; 1: nothing in common. The same name in another folder is nearly the same. */
function distanceOf(written: string, path: string): number {
  return Math.min(share(written, path), share(nameOf(written), nameOf(path)) + 0.1);
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
