/** Shards of the search index as files. */
import { madeOnce } from "../../../schema/made-once.ts";
import { searchShardPath } from "../../../schema/paths.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { Output } from "../output.ts";
import type { ShardJob } from "./search-shard.ts";

/** A shard's key is made from its pages, so that an edit rewrites one shard. */
export function shardOutputs(
  jobs: readonly ShardJob[],
  contents: Pick<ContentStore, "readSearched">,
): Output[] {
  const textOf = shardTexts(contents);
  return jobs.map((shard) => ({
    path: searchShardPath(shard.locale, shard.area, shard.number),
    key: contentHash(JSON.stringify([shard.tag, shard.pages])),
    phase: "data",
    content: () => textOf(shard),
    shard,
  }));
}

/** Makes the text of a shard. The code that makes it is imported only by a run with a shard to make. */
export function shardTexts(
  contents: Pick<ContentStore, "readSearched">,
): (job: Pick<ShardJob, "tag" | "area" | "pages">) => Promise<string> {
  // All shards of a language share what its stemmer found out.
  const languageOf = madeOnce(async (tag) =>
    (await import("../../../schema/search/search-languages.ts")).languageOf(tag),
  );
  return async ({ tag, area, pages }) => {
    const [{ shardOf }, language] = await Promise.all([import("./search-shard.ts"), languageOf(tag)]);
    return `${JSON.stringify(shardOf(area, pages, contents, language))}\n`;
  };
}
