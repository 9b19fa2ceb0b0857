/** Rendering pages, cards and shards of the search index, as worker threads do it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cache, type CachePlace, openCache } from "../cache/cache.ts";
import { type ContentStore, cachedStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/render-page.ts";
import { shardTexts } from "../emit/search/shard-outputs.ts";
import { cardDrawer } from "../images/cards/draw-card.ts";
import { pageSources, writePage } from "./write-page.ts";
import type { CardRequest, Sizes, WriteRequest } from "./write-request.ts";

/** The settings of a thread that renders. Without `staging`, it writes nothing. */
export type RenderTaskSettings = { settings: PageSettings; place: CachePlace; staging: string | undefined };

export async function begin({
  settings,
  place,
  staging,
}: RenderTaskSettings): Promise<(request: WriteRequest) => Promise<Sizes>> {
  const cache = openCache(place);
  return requestWriter(settings, cachedStore(cache), staging, cache);
}

/** Writes one request after the other. */
export async function requestWriter(
  settings: PageSettings,
  contents: Pick<ContentStore, "read" | "readSearched">,
  staging: string | undefined,
  cache: Cache | undefined,
): Promise<(request: WriteRequest) => Promise<Sizes>> {
  const sources = await pageSources(settings, contents);
  const textOf = shardTexts(contents);
  const draw = cardDrawer();
  const cardOf = async ({ card, key }: CardRequest): Promise<Uint8Array> => {
    const known = cache?.read("cards", key);
    if (known) return known;
    const png = await draw(card);
    cache?.writeKeyed("cards", key, Buffer.from(png));
    return png;
  };
  return async (request) => {
    if ("page" in request) return writePage(request, staging, settings, sources);
    const content = "shard" in request ? await textOf(request.shard) : await cardOf(request);
    if (staging !== undefined) writeFileSync(join(staging, request.file), content);
    return [Buffer.byteLength(content)];
  };
}
