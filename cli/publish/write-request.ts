/** A request to render and write files: the parts of a page, a shard of the search index, or a card. */
import type { CardRequest } from "./write-card.ts";
import type { PageRequest } from "./write-page.ts";
import type { ShardRequest } from "./write-shard.ts";

export type WriteRequest = PageRequest | ShardRequest | CardRequest;

/** Bytes of a request's files, in their order. */
export type Sizes = number[];
