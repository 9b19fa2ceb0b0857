/** Job that makes one shard of the search index, as plain data, and the file that it makes. */
import { searchShardPath } from "../../../schema/paths.ts";
import type { Language } from "../../../schema/search/languages.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { Output } from "../output.ts";
import type { SearchedPage } from "./searched-page.ts";

export type ShardJob = {
  locale: string;
  /** Language tag of the locale. */
  tag: string;
  area: string;
  number: number;
  pages: SearchedPage[];
};

/** A shard's key is made of its pages, so that an edit rewrites one shard. */
export function shardOutputs(
  jobs: readonly ShardJob[],
  contents: Pick<ContentStore, "readSearched">,
): Output[] {
  const languageOf = languages();
  return jobs.map(({ locale, tag, area, number, pages }) => ({
    path: searchShardPath(locale, area, number),
    key: contentHash(JSON.stringify([tag, pages])),
    phase: "data",
    content: async () => {
      const [{ shardOf }, language] = await Promise.all([import("./shard.ts"), languageOf(tag)]);
      return `${JSON.stringify(shardOf(area, pages, contents, language))}\n`;
    },
  }));
}

/** Stemmers are read only by a run that writes a shard; all shards of a language share what they found out. */
function languages(): (tag: string) => Promise<Language> {
  const known = new Map<string, Promise<Language>>();
  const read = async (tag: string) => (await import("../../../schema/search/languages.ts")).languageOf(tag);
  return (tag) => {
    const language = known.get(tag) ?? read(tag);
    known.set(tag, language);
    return language;
  };
}
