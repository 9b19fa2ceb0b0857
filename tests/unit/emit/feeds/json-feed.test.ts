import { parseJsonFeed } from "feedsmith";
import { expect, test } from "vitest";
import { renderJsonFeed } from "../../../../cli/emit/feeds/json-feed.ts";
import { HARD_TEXT, hardFeed, plainFeed } from "./sample-feed.ts";

test("the feed and its items have all that JSON Feed 1.1 knows of them", () => {
  expect(JSON.parse(renderJsonFeed(plainFeed))).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Site, le blog",
    home_page_url: "https://example.com/fr/blog",
    feed_url: "https://example.com/fr/blog/feed",
    description: "Notes de rédaction",
    language: "fr-FR",
    authors: [{ name: "The writer", url: "https://example.com/about" }],
    items: [
      {
        id: "https://example.com/fr/blog/AI_journey_episode1",
        url: "https://example.com/fr/blog/AI_journey_episode1",
        title: "L’IA, épisode 1",
        summary: "Un début.",
        content_html: '<p class="lead">Bonjour <a href="https://example.com/fr/">à tous</a></p>',
        date_published: "2025-01-20T00:00:00Z",
        date_modified: "2025-04-01T00:00:00Z",
        authors: [{ name: "Writer", url: "https://example.com/fr/blog/authors/w" }, { name: "Guest" }],
        tags: ["IA", "Outils"],
      },
      {
        id: "tag:example.com,2021:favourite",
        url: "https://example.com/fr/blog/favorite_tools",
        title: "Sans auteur",
        content_html: "<p>Court</p>",
        date_published: "2021-11-15T08:30:00Z",
        date_modified: "2021-11-15T08:30:00Z",
      },
    ],
  });
});

test("another program's parser reads it, hard characters and all", () => {
  const feed = parseJsonFeed(renderJsonFeed(hardFeed));
  expect(feed.items?.[0]?.tags).toEqual([HARD_TEXT.trim()]);
  expect(feed.items?.[0]?.content_html).toContain("<![CDATA[x]]>".replace("<", "&#x3C;"));
});

test("the same feed is the same bytes", () => {
  expect(renderJsonFeed(structuredClone(plainFeed))).toBe(renderJsonFeed(plainFeed));
});
