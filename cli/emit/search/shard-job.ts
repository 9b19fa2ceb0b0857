/** Job that makes one shard of the search index, as plain data. */
import type { SearchedPage } from "./searched-page.ts";

export type ShardJob = {
  locale: string;
  /** Language tag of the locale. */
  tag: string;
  area: string;
  number: number;
  pages: SearchedPage[];
};
