/** Has pages and shards of the search index rendered and written into the staging folder: here, or on threads. */

import { hash } from "node:crypto";
import type { Blobs } from "../cache/blobs.ts";
import { type Cache, type CachePlace, openCache } from "../cache/cache.ts";
import { type Outcome, outcomeOf } from "../cache/threads/outcome.ts";
import { type Threads, worthThreads } from "../cache/threads/threads.ts";
import { type ContentStore, cachedStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/render-page.ts";
import { packSizes, unpackSizes } from "../images/sizes/packed-sizes.ts";
import type { RenderTaskSettings } from "./render-task.ts";
import type { CardRequest, Sizes, WriteRequest } from "./write-request.ts";

/**
 * Writes every request's files below `staging`, where there is such a folder; `done` gets each request's place, and the
 * sizes or what kept it from being rendered.
 */
export type Writer = (
  requests: readonly WriteRequest[],
  staging: string | undefined,
  done: (place: number, outcome: Outcome<Sizes>) => void,
) => Promise<void>;

/** Fewer pages are rendered sooner than threads have read what renders them. */
const worthThreadsThatAreThere = 48;

/** A shard holds the words of about as many pages as take a thread so long. */
const pagesPerShard = 16;

/** A card takes about as long to render as this many pages. */
const pagesPerCard = 16;

export function writerInThisThread(
  settings: PageSettings,
  contents: Pick<ContentStore, "read" | "readSearched">,
  cache: Cache | undefined,
): Writer {
  return async (requests, staging, done) => {
    if (requests.length === 0) return;
    // React is imported only by a run, or a thread, that renders a page.
    const { requestWriter } = await import("./render-task.ts");
    const write = await requestWriter(settings, contents, staging, cache);
    for (const [place, request] of requests.entries()) done(place, await outcomeOf(() => write(request)));
  };
}

/** `place` is that of the cache, which has the contents. */
export function writerOnThreads(settings: PageSettings, place: CachePlace, threads: Threads): Writer {
  const cache = openCache(place);
  const here = writerInThisThread(settings, cachedStore(cache), cache);
  return async (requests, staging, done) => {
    const isLittle = requests.length < (threads.areThere() ? worthThreadsThatAreThere : worthThreads);
    if (isLittle && !requests.some((request) => "card" in request)) return here(requests, staging, done);
    const own: RenderTaskSettings = { settings, place, staging };
    await threads.run("render", own, requests, done, {
      weights: requests.map((request) =>
        "shard" in request ? pagesPerShard : "card" in request ? pagesPerCard : 1,
      ),
      here: async () => (await import("./render-task.ts")).begin(own),
    });
  };
}

/** Requests to the server at once. */
const atOnce = 32;

/** Cards that another machine has drawn are fetched into the cache before they are written, and those drawn here are shared. */
export function sharingCards(writer: Writer, cache: Cache | undefined, shared: Blobs | undefined): Writer {
  if (!cache || !shared) return writer;
  return async (requests, staging, done) => {
    const missing = requests.filter(isCard).filter(({ key }) => !cache.read("cards", key));
    const drawn: string[] = [];
    const waiting = missing.values();
    const fetch = async () => {
      for (const { key } of waiting) {
        const [card] = unpackSizes(blobKey(key), await shared.get(blobKey(key))) ?? [];
        if (!card || !cache.writeKeyed("cards", key, card.bytes)) drawn.push(key);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, missing.length) }, fetch));
    await writer(requests, staging, done);
    for (const key of drawn)
      shared.put(blobKey(key), () => {
        const bytes = cache.read("cards", key);
        return bytes && packSizes(blobKey(key), [{ type: "image/png", width: 1200, height: 630, bytes }]);
      });
  };
}

function isCard(request: WriteRequest): request is CardRequest {
  return "card" in request;
}

function blobKey(key: string): string {
  return hash("sha256", JSON.stringify(["twsite card", key]), "hex");
}
