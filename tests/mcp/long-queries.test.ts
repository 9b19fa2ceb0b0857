/** Long queries, many calls and long messages cost `twsite mcp` little, and no call waits for all others. */
import { expect, test, vi } from "vitest";
import { filesIn } from "../../cli/dev/mcp/site-files.ts";
import { openSite, placesFor } from "../../cli/dev/mcp/site-reader.ts";
import type { Match } from "../../schema/search/match.ts";
import { languageOf } from "../../schema/search/search-languages.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { start } from "../process/command.ts";

const queries = {
  "characters of a script without spaces": "日".repeat(500),
  "different characters": Array.from({ length: 500 }, (_, at) => String.fromCodePoint(0x4e00 + at * 13)).join(
    "",
  ),
  "short words": Array.from({ length: 125 }, (_, at) => `w${at.toString(36)}`).join(" "),
  "one letter each": Array.from({ length: 250 }, (_, at) => String.fromCodePoint(0x61 + (at % 26))).join(" "),
  "words that a sign joins": "a.b".repeat(166),
  "several scripts": "page 日本 ทดสอบ صفحة Ω ".repeat(20),
};

test.each(Object.entries(queries))(
  "a query of %s takes a few searches, not one for each word",
  (_, query) => {
    const find = vi.fn((): Match[] => []);
    placesFor(query, { find, language: languageOf("en") });
    expect(find.mock.calls.length).toBeLessThanOrEqual(13);
  },
);

test("a word that is there twice is left out once", () => {
  const find = vi.fn((_query: string): Match[] => []);
  placesFor("pages with tables, pages with lists", { find, language: languageOf("en") });
  expect(find.mock.calls.flat()).toEqual([
    "pages with tables, pages with lists",
    "tables lists ",
    "pages lists ",
    "pages tables ",
  ]);
});

test("a search that is cancelled while others run is not begun", async () => {
  const site = await openSite(filesIn((await compileSite("/")).folder));
  await site.search("writing", { most: 1 });
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const all = [1, 2, 3].map((number) =>
    site.search("technical writing", { most: 1, ...(number === 3 && { signal }) }),
  );
  setImmediate(() => cancelled.abort());
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
});

test("a message that is too long ends the command, which says so", async () => {
  const { child, ended } = start(["mcp", (await compileSite("/")).folder]);
  child.stdin?.on("error", () => undefined);
  child.stdin?.write(`${"x".repeat(11_000_000)}\n`);
  await expect(ended).resolves.toMatchObject({
    code: 1,
    out: "",
    err: "twsite: the input has a message that is too long: more than 10 MB\n",
  });
});
