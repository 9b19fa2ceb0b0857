/** Rendering pages, as worker threads do it. */
import { type CachePlace, openCache } from "../cache/cache.ts";
import { cachedStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/page-job.ts";
import { componentsOf, type PageRequest, type PageSizes, writePage } from "./write-page.ts";

export type RenderTaskSettings = { settings: PageSettings; place: CachePlace };
export type RenderBatch = { requests: PageRequest[]; staging: string };

export async function begin({
  settings,
  place,
}: RenderTaskSettings): Promise<(batch: RenderBatch) => PageSizes[]> {
  const contents = cachedStore(openCache(place));
  const components = await componentsOf(settings);
  return ({ requests, staging }) =>
    requests.map((request) => writePage(request, staging, settings, contents, components));
}
