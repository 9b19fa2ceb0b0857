/** What the list of hits shows of a query: some pages, each with some of its sections. */
import { expect, test } from "vitest";
import { shardOf } from "../../../cli/emit/search/search-shard.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { createEngine, type Engine } from "../../../schema/search/engine.ts";
import { groupsOf } from "../../../schema/search/groups.ts";
import { languageOf } from "../../../schema/search/search-languages.ts";
import { distinctWords } from "../../../schema/search/words.ts";
import english from "../../../schema/strings/en.json" with { type: "json" };

/** Sections of a page as `[heading, text]`; the first is the page itself. */
type Written = Record<string, [heading: string, text: string][]>;

async function engineOf(...shards: Written[]): Promise<Engine> {
  const language = languageOf("en-GB");
  const areas = shards.map((_, number) => ({ id: `area-${number}`, title: `Area ${number}`, shards: 1 }));
  return createEngine(
    { contract: CONTRACT, locale: "en", tag: "en-GB", areas, strings: english.search },
    shards.map((pages, number) =>
      shardOf(
        `area-${number}`,
        Object.keys(pages).map((title) => ({ path: `/${title.toLowerCase()}`, title, hash: title })),
        {
          readSearched: (title) =>
            pages[title]?.map(([heading, text], at) => ({
              id: at === 0 ? "" : heading.toLowerCase(),
              title: heading,
              words: distinctWords(text).join(" "),
            })),
        },
        language,
      ),
    ),
  );
}

const titlesOf = ({ findPages }: Engine, query: string, most: { pages: number; places: number }) =>
  findPages(query, most).pages.map((matches) =>
    matches.map(({ place }) => place.heading?.title ?? place.pageTitle),
  );

test("a page is there once, with its best sections, and the best pages are first", async () => {
  const engine = await engineOf({
    Storage: [
      ["", "Where files are."],
      ["Limits", "A cache is small."],
      ["Cache", "It is fast."],
      ["Names", "The cache and its names."],
    ],
    Caches: [["", "What they are."]],
    Other: [
      ["", "Nothing of it."],
      ["Last", "See the cache."],
    ],
  });
  expect(titlesOf(engine, "cache", { pages: 9, places: 9 })).toEqual([
    ["Caches"],
    ["Cache", "Limits", "Names"],
    ["Last"],
  ]);
  expect(titlesOf(engine, "cache", { pages: 2, places: 2 })).toEqual([["Caches"], ["Cache", "Limits"]]);
});

test("a page that speaks of the query in more sections is before one that does once", async () => {
  const engine = await engineOf({
    Once: [
      ["", "A parcel."],
      ["One", "Other words here."],
      ["Two", "Other words here."],
    ],
    Often: [
      ["", "A parcel."],
      ["First", "The parcel again here."],
      ["Second", "The parcel again here."],
    ],
  });
  expect(titlesOf(engine, "parcel", { pages: 2, places: 1 })).toEqual([["Often"], ["Once"]]);
});

test("the pages and sections are those of all places, in parts of a site that are fetched apart, too", async () => {
  const engine = await engineOf(
    {
      Alpha: [
        ["", "The query."],
        ["Beta", "Query, again."],
      ],
    },
    { Query: [["", "Text."]], Gamma: [["", "One query among others, which are longer."]] },
  );
  const all = engine.find("query").map(({ place }) => place.path + (place.heading?.id ?? ""));
  const pages = engine.findPages("query", { pages: 99, places: 99 }).pages;
  expect(
    pages
      .flat()
      .map(({ place }) => place.path + (place.heading?.id ?? ""))
      .sort(),
  ).toEqual(all.sort());
  expect(pages[0]?.[0]?.place).toMatchObject({ area: "area-1", path: "/query" });
});

test("nothing is found for nothing, and for what no page has", async () => {
  const engine = await engineOf({ Page: [["", "Some text."]] });
  for (const query of ["", " ", "?", "zebra", "1234"])
    expect(titlesOf(engine, query, { pages: 9, places: 9 })).toEqual([]);
});

test("a list has at most twelve pages with three hits each, addressed within the site", async () => {
  const pages = Array.from({ length: 20 }, (_, number): [string, Written[string]] => [
    `Page${number}`,
    [
      ["", "Every word."],
      ...["One", "Two", "Three", "Four"].map((heading): [string, string] => [heading, "Every word."]),
    ],
  ]);
  const groups = groupsOf(await engineOf(Object.fromEntries(pages)), "word", {
    path: "/base/",
    trailingSlash: false,
  });
  expect(groups.map(({ hits }) => hits.length)).toEqual(Array.from({ length: 12 }, () => 3));
  expect(groups.flatMap(({ hits }) => hits.map(({ href }) => href))).toContain("/base/page0#one");
  expect(new Set(groups.flatMap(({ hits }) => hits.map(({ href }) => href))).size).toBe(36);
});
