/** A program that reads a compiled site's search index, with what `twsite/schema` exports and nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  decodeSections,
  decodeTerms,
  PageData,
  pageDataPath,
  readShard,
  SearchIndex,
  SearchShard,
  searchIndexPath,
  searchShardPath,
} from "../../../schema/index.ts";
import { compileSite } from "../../browser/compiled-site.ts";

test("the words of each section are found, and the section is found in the page", async () => {
  const site = (await compileSite("/")).folder;
  const read = (path: string): unknown => JSON.parse(readFileSync(join(site, path), "utf8"));
  const { areas } = SearchIndex.parse(read(searchIndexPath("en")));
  const shards = areas.flatMap(({ id, shards: count }) =>
    Array.from({ length: count }, (_, number) => SearchShard.parse(read(searchShardPath("en", id, number)))),
  );
  const sections = shards.flatMap(readShard);
  expect(sections.flatMap(({ terms }) => terms).length).toBeGreaterThan(20);
  for (const { path, pageTitle, id, title } of sections) {
    const page = PageData.parse(read(pageDataPath(path)));
    expect(page.title).toBe(pageTitle);
    if (id !== "" && "outline" in page && page.outline.length > 0)
      expect(JSON.stringify(page.content)).toContain(JSON.stringify(id));
    expect(title === "").toBe(id === "");
  }
  for (const shard of shards) {
    const places = shard.postings.split(" ").flatMap(decodeSections);
    expect(decodeTerms(shard.terms)).toEqual(
      [...new Set(readShard(shard).flatMap(({ terms }) => terms))].sort(),
    );
    expect(places).toHaveLength(readShard(shard).flatMap(({ terms }) => terms).length);
  }
});
