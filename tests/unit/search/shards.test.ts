/** How pages are divided among shards. */
import { expect, test } from "vitest";
import { shardsOf } from "../../../cli/emit/search/search-outputs.ts";
import type { Route } from "../../../cli/site/site.ts";
import { CONTRACT } from "../../../schema/contract.ts";

const routes = (count: number): Route[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/docs/page-${index}`,
    locale: "en",
    identity: "",
    meta: {
      kind: "not-found",
      contract: CONTRACT,
      path: "",
      locale: "en",
      title: "",
      description: "",
      visibility: "published",
      translations: [],
    },
    head: { keywords: [] },
  }));
const paths = (count: number) => shardsOf(routes(count)).map((shard) => shard.map(({ path }) => path));

test("an area is one shard as long as it is small, then two, four …", () => {
  expect([1, 128, 129, 1000].map((count) => paths(count).length)).toEqual([1, 1, 2, 8]);
  for (const shard of paths(1000)) expect(shard.length).toBeLessThan(200);
});

test("a new page leaves the others where they are", () => {
  const [before, after] = [paths(700), paths(701)];
  expect(after.filter((shard, number) => shard.length !== before[number]?.length)).toHaveLength(1);
  expect(after.map((shard) => shard.filter((path) => path !== "/docs/page-700"))).toEqual(before);
});
