/** A page or a shard of the search index as a line has it: with the number of a text in place of its hash, and a map as JSON has it. */
import type { PageInputs } from "../../emit/page-outputs.ts";
import type { ArticleJob } from "../../emit/render-page.ts";
import type { Resolved } from "../../emit/resolved.ts";
import type { SearchedPage } from "../../emit/search/searched-page.ts";
import type { ShardJob } from "../../emit/search/shard-job.ts";

export type StoredLine = StoredPage | { shard: StoredShard };

type Numbered<Named> = Named extends { hash: string } ? Omit<Named, "hash"> & { hash: number } : Named;

/** Of a page that has a text of its own. */
type ArticleInputs = Omit<PageInputs, "page"> & { page: ArticleJob };

type StoredPage = Omit<PageInputs, "page"> & {
  page: Omit<Numbered<ArticleJob>, "resolved"> & { resolved: [string, Resolved][] };
};

type StoredShard = Omit<ShardJob, "pages"> & { pages: Numbered<SearchedPage>[] };

export function numberedPage({ page, ...others }: ArticleInputs, hash: number): StoredLine {
  return { page: { ...page, hash, resolved: [...page.resolved] }, ...others };
}

export function numberedShard({ pages, ...shard }: ShardJob, numberOf: (hash: string) => number): StoredLine {
  const numbered = pages.map((page) => ("hash" in page ? { ...page, hash: numberOf(page.hash) } : page));
  return { shard: { ...shard, pages: numbered } };
}

export function withHashes(
  lines: readonly StoredLine[],
  hashOf: (number: number) => string,
): { pages: PageInputs[]; shards: ShardJob[] } {
  const pages: PageInputs[] = [];
  const shards: ShardJob[] = [];
  for (const line of lines) {
    if ("shard" in line) {
      const { pages: numbered, ...shard } = line.shard;
      const searched = numbered.map(
        (page): SearchedPage => ("hash" in page ? { ...page, hash: hashOf(page.hash) } : page),
      );
      shards.push({ ...shard, pages: searched });
    } else {
      const { page, ...others } = line;
      const named = { ...page, hash: hashOf(page.hash), resolved: new Map(page.resolved) };
      pages.push({ page: named, ...others });
    }
  }
  return { pages, shards };
}
