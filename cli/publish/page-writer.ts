/** Has pages rendered and their parts written into the staging folder: here, or on threads. */
import { type CachePlace, openCache } from "../cache/cache.ts";
import { type ContentStore, cachedStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/render-page.ts";
import { type Outcome, outcomeOf } from "../threads/outcome.ts";
import { type Threads, worthThreads } from "../threads/threads.ts";
import type { RenderTaskSettings } from "./render-task.ts";
import type { PageRequest, PageSizes } from "./write-page.ts";

/**
 * Writes every request's parts below `staging`, where there is such a folder; `done` gets each request's place, and the
 * sizes or what kept the page from being rendered.
 */
export type PageWriter = (
  requests: readonly PageRequest[],
  staging: string | undefined,
  done: (place: number, outcome: Outcome<PageSizes>) => void,
) => Promise<void>;

export function writerInThisThread(settings: PageSettings, contents: Pick<ContentStore, "read">): PageWriter {
  return async (requests, staging, done) => {
    if (requests.length === 0) return;
    // React is read only by a run, or a thread, that has something to render.
    const { pageSources, writePage } = await import("./write-page.ts");
    const sources = await pageSources(settings, contents);
    for (const [place, request] of requests.entries())
      done(place, await outcomeOf(() => writePage(request, staging, settings, sources)));
  };
}

/** `place` is that of the cache, which has the contents. */
export function writerOnThreads(settings: PageSettings, place: CachePlace, threads: Threads): PageWriter {
  const here = writerInThisThread(settings, cachedStore(openCache(place)));
  return async (requests, staging, done) => {
    if (requests.length < worthThreads) return here(requests, staging, done);
    const own: RenderTaskSettings = { settings, place, staging };
    await threads.run("render", own, requests, done);
  };
}
