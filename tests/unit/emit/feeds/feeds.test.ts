import { parseFeed } from "feedsmith";
import { expect, test } from "vitest";
import { feedFormats } from "../../../../cli/emit/feeds/feeds.ts";
import { plainFeed } from "./sample-feed.ts";

test.each(feedFormats.map((format) => [format.name, format] as const))(
  "%s is recognised for what it is, and holds every post",
  (name, format) => {
    const parsed = parseFeed(format.render(plainFeed));
    expect(parsed.format).toBe(name.toLowerCase());
    const entries = parsed.format === "atom" ? parsed.feed.entries : parsed.feed.items;
    expect(entries).toHaveLength(2);
  },
);

test.each(feedFormats.map((format) => [format.name, format] as const))(
  "a blog without posts has a valid feed in %s",
  (name, format) => {
    const parsed = parseFeed(format.render({ ...plainFeed, description: "", updated: "", entries: [] }));
    expect(parsed.format).toBe(name.toLowerCase());
  },
);

test("the files are those that the site promises", () => {
  expect(feedFormats.map(({ file }) => file)).toEqual(["rss.xml", "atom.xml", "feed.json"]);
});
