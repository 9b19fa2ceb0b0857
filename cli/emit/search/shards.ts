/** Divides an area's pages among its shards, so that an edit rewrites a small file and a new page moves no other one. */
import type { Route } from "../../site/site.ts";
import { contentHash } from "../../source/content-hash.ts";

const pagesPerShard = 128;

/** A page's shard depends on its address and, in powers of two, on the number of pages. */
export function shardsOf(routes: readonly Route[]): Route[][] {
  let count = 1;
  while (routes.length > count * pagesPerShard) count *= 2;
  const shards: Route[][] = Array.from({ length: count }, () => []);
  for (const route of routes)
    shards[Number.parseInt(contentHash(route.path).slice(0, 6), 16) % count]?.push(route);
  return shards;
}
