/** Rendering pages, cards and shards of the search index, as worker threads do it. */
import { type Cache, type CachePlace, openCache } from "../cache/cache.ts";
import { type ContentStore, cachedStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/render-page.ts";
import { shardTexts } from "../emit/search/shard-outputs.ts";
import { cardDrawer } from "../images/cards/draw-card.ts";
import { writeCard } from "./write-card.ts";
import { pageSources, writePage } from "./write-page.ts";
import type { Sizes, WriteRequest } from "./write-request.ts";
import { writeShard } from "./write-shard.ts";

/** The settings of a thread that renders. Without `staging`, it writes nothing. */
export type RenderTaskSettings = { settings: PageSettings; place: CachePlace; staging: string | undefined };

export async function begin({
  settings,
  place,
  staging,
}: RenderTaskSettings): Promise<(request: WriteRequest) => Sizes | Promise<Sizes>> {
  const cache = openCache(place);
  return requestWriter(settings, cachedStore(cache), staging, cache);
}

/** Writes one request after the other. */
export async function requestWriter(
  settings: PageSettings,
  contents: Pick<ContentStore, "read" | "readSearched">,
  staging: string | undefined,
  cache: Cache | undefined,
): Promise<(request: WriteRequest) => Sizes | Promise<Sizes>> {
  const sources = await pageSources(settings, contents);
  const textOf = shardTexts(contents);
  const draw = cardDrawer();
  return (request) => {
    if ("shard" in request) return writeShard(request, staging, textOf);
    if ("card" in request) return writeCard(request, staging, { draw, cache });
    return writePage(request, staging, settings, sources);
  };
}
