/** Routes that a mistyped address may have meant. */
import { distance } from "fastest-levenshtein";
import type { Routes } from "../../schema/routes.ts";

type Route = Routes["routes"][number];

/** Share of the characters that may differ. */
const MAX_DISTANCE = 0.4;

/** Routes that are nearest to the written one: `most` at most, the nearest first. */
export function nearestRoutes(written: string, routes: readonly Route[], most: number): Route[] {
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
