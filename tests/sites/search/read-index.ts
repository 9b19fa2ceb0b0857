/** The search index of a content folder, made without rendering a page, and what it finds. */

import { searchOutputs } from "../../../cli/emit/search/search-outputs.ts";
import { shardOutputs } from "../../../cli/emit/search/shard-outputs.ts";
import { analyze } from "../../../cli/pipeline/analyze.ts";
import { searchIndexPath, searchShardPath } from "../../../schema/paths.ts";
import { createEngine } from "../../../schema/search/engine.ts";
import { type Group, groupsOf } from "../../../schema/search/groups.ts";
import { SearchIndex, SearchShard } from "../../../schema/search.ts";

/** Files of the index by path. */
export type IndexFiles = Map<string, string>;

export async function indexOf(contentFolder: string, drafts = false): Promise<IndexFiles> {
  const { analysis } = await analyze({
    contentFolder,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
    drafts,
  });
  if (!analysis) throw new Error(`${contentFolder} has no usable configuration`);
  const files: IndexFiles = new Map();
  const { indexes, shards } = searchOutputs(analysis.site, analysis.configuration.synonyms);
  for (const { path, content } of [...indexes, ...shardOutputs(shards, analysis.compiled.contents)])
    if (typeof content === "function") files.set(path, String(await content()));
  return files;
}

export type Searcher = {
  index: SearchIndex;
  groups(query: string): Group[];
  /** Addresses of the hits, the best area first. */
  hits(query: string): string[];
};

/** The search of a locale; of docs in several versions it covers `version`, or the latest. Every file fits its schema. */
export async function searcherOf(files: IndexFiles, locale: string, version?: string): Promise<Searcher> {
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? "null");
  const index = SearchIndex.parse(read(searchIndexPath(locale)));
  const shards = index.areas
    .filter(
      (area) =>
        area.version === undefined || (version === undefined ? area.isLast : area.version === version),
    )
    .flatMap(({ id, shards: count }) =>
      Array.from({ length: count }, (_, number) =>
        SearchShard.parse(read(searchShardPath(locale, id, number))),
      ),
    );
  const engine = await createEngine(index, shards);
  const groups = (query: string) => groupsOf(engine, query, { path: "/", trailingSlash: false });
  return {
    index,
    groups,
    hits: (query) => groups(query).flatMap((group) => group.hits.map(({ href }) => href)),
  };
}
