/** Divides an area's pages among its shards, so that an edit rewrites a small file and a new page moves no other one. */
import type { Route } from "../../site/site.ts";

const pagesPerShard = 128;

/** A page's shard depends on its address and, in powers of two, on the number of pages. */
export function shardsOf(routes: readonly Route[]): Route[][] {
  let count = 1;
  while (routes.length > count * pagesPerShard) count *= 2;
  const shards: Route[][] = Array.from({ length: count }, () => []);
  for (const route of routes) shards[numberOf(route.path) % count]?.push(route);
  return shards;
}

/** FNV-1a (32 bits) over UTF-16 units: it need only spread addresses evenly, and there are thousands. */
function numberOf(path: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < path.length; place++)
    hash = Math.imul(hash ^ path.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}
