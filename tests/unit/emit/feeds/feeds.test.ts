import { parseFeed } from "feedsmith";
import { expect, test } from "vitest";
import { feedRenderers } from "../../../../cli/emit/feeds/feeds.ts";
import { plainFeed } from "./sample-feed.ts";

const formats = [
  ["rss", feedRenderers["rss.xml"]],
  ["atom", feedRenderers["atom.xml"]],
  ["json", feedRenderers["feed.json"]],
] as const;

test.each(formats)("%s is recognised for what it is, and holds every post", (name, render) => {
  const parsed = parseFeed(render(plainFeed));
  expect(parsed.format).toBe(name);
  const entries = parsed.format === "atom" ? parsed.feed.entries : parsed.feed.items;
  expect(entries).toHaveLength(2);
});

test.each(formats)("a blog without posts has a valid feed in %s", (name, render) => {
  const parsed = parseFeed(render({ ...plainFeed, description: "", updated: "", entries: [] }));
  expect(parsed.format).toBe(name);
});
