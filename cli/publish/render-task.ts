/** Rendering pages and shards of the search index, as worker threads do it. */
import { type CachePlace, openCache } from "../cache/cache.ts";
import { type ContentStore, cachedStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/render-page.ts";
import { shardTexts } from "../emit/search/shard-outputs.ts";
import { pageSources, writePage } from "./write-page.ts";
import type { Sizes, WriteRequest } from "./write-request.ts";
import { writeShard } from "./write-shard.ts";

/** Without `staging`, nothing is written. */
export type RenderTaskSettings = { settings: PageSettings; place: CachePlace; staging: string | undefined };

export async function begin({
  settings,
  place,
  staging,
}: RenderTaskSettings): Promise<(request: WriteRequest) => Sizes | Promise<Sizes>> {
  return requestWriter(settings, cachedStore(openCache(place)), staging);
}

/** Writes one request after the other. */
export async function requestWriter(
  settings: PageSettings,
  contents: Pick<ContentStore, "read" | "readSearched">,
  staging: string | undefined,
): Promise<(request: WriteRequest) => Sizes | Promise<Sizes>> {
  const sources = await pageSources(settings, contents);
  const textOf = shardTexts(contents);
  return (request) =>
    "shard" in request
      ? writeShard(request, staging, textOf)
      : writePage(request, staging, settings, sources);
}
