/** What is rendered and written at once: the parts of a page, or a shard of the search index. */
import type { PageRequest } from "./write-page.ts";
import type { ShardRequest } from "./write-shard.ts";

export type WriteRequest = PageRequest | ShardRequest;

/** Bytes of a request's files, in their order. */
export type Sizes = number[];
