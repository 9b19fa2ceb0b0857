/** Rendering pages, as worker threads do it. */
import { type CachePlace, openCache } from "../cache/cache.ts";
import { cachedStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/render-page.ts";
import { type PageRequest, type PageSizes, pageSources, writePage } from "./write-page.ts";

/** Without `staging`, nothing is written. */
export type RenderTaskSettings = { settings: PageSettings; place: CachePlace; staging: string | undefined };

export async function begin({
  settings,
  place,
  staging,
}: RenderTaskSettings): Promise<(request: PageRequest) => PageSizes> {
  const sources = await pageSources(settings, cachedStore(openCache(place)));
  return (request) => writePage(request, staging, settings, sources);
}
