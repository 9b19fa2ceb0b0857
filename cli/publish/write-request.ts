/** A request to render and write files: the parts of a page, a shard of the search index, or a card. `file` is a name in the staging folder. */
import type { PageJob, PagePart } from "../emit/render-page.ts";
import type { ShardJob } from "../emit/search/search-shard.ts";
import type { CardJob } from "../images/cards/draw-card.ts";

export type PageRequest = { page: PageJob; parts: { part: PagePart; file: string }[] };
export type ShardRequest = { shard: ShardJob; file: string };
export type CardRequest = { card: CardJob; key: string; file: string };
export type WriteRequest = PageRequest | ShardRequest | CardRequest;

/** Bytes of a request's files, in their order. */
export type Sizes = number[];
