/** Has pages rendered and their parts written into the staging folder: here, or on threads. */
import { type CachePlace, openCache } from "../cache/cache.ts";
import { type ContentStore, cachedStore } from "../compile/content-store.ts";
import { LostContent } from "../emit/lost-content.ts";
import type { PageSettings } from "../emit/page-job.ts";
import { inBatches, type Threads, worthThreads } from "../threads/threads.ts";
import type { RenderBatch, RenderTaskSettings } from "./render-task.ts";
import type { PageRequest, PageSizes } from "./write-page.ts";

/** Writes every request's parts below `staging`; `done` gets each request's place and sizes. */
export type PageWriter = (
  requests: readonly PageRequest[],
  staging: string,
  done: (place: number, sizes: PageSizes) => void,
) => Promise<void>;

export function writerInThisThread(settings: PageSettings, contents: Pick<ContentStore, "read">): PageWriter {
  return async (requests, staging, done) => {
    if (requests.length === 0) return;
    // React is read only by a run, or a thread, that has something to render.
    const { componentsOf, writePage } = await import("./write-page.ts");
    const find = await componentsOf(settings);
    for (const [place, request] of requests.entries())
      done(place, writePage(request, staging, settings, contents, find));
  };
}

const batchSize = 16;

/** `place` is that of the cache, which has the contents. */
export function writerOnThreads(settings: PageSettings, place: CachePlace, threads: Threads): PageWriter {
  const here = writerInThisThread(settings, cachedStore(openCache(place)));
  return async (requests, staging, done) => {
    if (requests.length < worthThreads) return here(requests, staging, done);
    const batches = inBatches(requests, batchSize).map(
      (group): RenderBatch => ({ requests: group, staging }),
    );
    const own: RenderTaskSettings = { settings, place };
    const take = (place: number, sizes: PageSizes[]) => {
      sizes.forEach((bytes, offset) => {
        done(place * batchSize + offset, bytes);
      });
    };
    try {
      await threads.run("render", own, batches, take);
    } catch (error) {
      // Classes do not travel between threads.
      throw error instanceof Error && error.name === "LostContent" ? new LostContent(error.message) : error;
    }
  };
}
