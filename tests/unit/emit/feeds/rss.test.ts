import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { renderRss } from "../../../../cli/emit/feeds/rss.ts";
import { xmlTexts } from "../xml-texts.ts";
import { HARD_TEXT_IN_XML, hardFeed, plainFeed } from "./sample-feed.ts";

const feed = parseRssFeed(renderRss(plainFeed));
const [first, second] = feed.items ?? [];

test("the channel says what it is, where it is and in which language", () => {
  expect(feed).toMatchObject({
    title: "Site, le blog",
    link: "https://example.com/fr/blog",
    description: "Notes de rédaction",
    language: "fr-FR",
    lastBuildDate: "Tue, 01 Apr 2025 00:00:00 GMT",
    atom: {
      links: [{ rel: "self", href: "https://example.com/fr/blog/feed", type: "application/rss+xml" }],
    },
  });
});

test("an item has its dates, its authors, its tags and the whole post", () => {
  expect(first).toMatchObject({
    title: "L’IA, épisode 1",
    link: "https://example.com/fr/blog/AI_journey_episode1",
    guid: { value: "https://example.com/fr/blog/AI_journey_episode1", isPermaLink: true },
    pubDate: "Mon, 20 Jan 2025 00:00:00 GMT",
    atom: { updated: "2025-04-01T00:00:00Z" },
    dc: { creators: ["Writer", "Guest"] },
    categories: [{ name: "IA" }, { name: "Outils" }],
    description: "Un début.",
    content: { encoded: '<p class="lead">Bonjour <a href="https://example.com/fr/">à tous</a></p>' },
  });
});

test("an id that is not an address is not offered as a link", () => {
  expect(second?.guid).toEqual({ value: "tag:example.com,2021:favourite", isPermaLink: false });
});

test("an item that nobody signed is the site's author's, and an empty summary is left out", () => {
  expect(second?.dc).toEqual({ creators: ["The writer"] });
  expect(second?.description).toBeUndefined();
});

test("a time counts with its offset, and a time without one as UTC", () => {
  expect(second?.pubDate).toBe("Mon, 15 Nov 2021 08:30:00 GMT");
  const [entry] = plainFeed.entries;
  const local = { ...plainFeed, entries: entry ? [{ ...entry, published: "2025-01-20T23:30" }] : [] };
  expect(renderRss(local)).toContain("<pubDate>Mon, 20 Jan 2025 23:30:00 GMT</pubDate>");
});

test("hard characters survive; a description is HTML, so they are escaped once more there", () => {
  const xml = renderRss(hardFeed);
  expect(xmlTexts(xml, "title")).toEqual([HARD_TEXT_IN_XML, HARD_TEXT_IN_XML]);
  expect(xmlTexts(xml, "dc:creator")).toEqual([HARD_TEXT_IN_XML]);
  expect(xmlTexts(xml, "category")).toEqual([HARD_TEXT_IN_XML]);
  expect(xmlTexts(xml, "content:encoded")).toEqual([
    "<pre><code>&#x3C;![CDATA[x]]>  a &#x26;apos; b</code></pre>",
  ]);
  const escaped = HARD_TEXT_IN_XML.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;");
  expect(xmlTexts(xml, "description")).toEqual([escaped, escaped]);
});

test("the same feed is the same bytes, with nothing of the day it was made", () => {
  expect(renderRss(structuredClone(plainFeed))).toBe(renderRss(plainFeed));
  expect(renderRss(plainFeed)).not.toContain(String(new Date().getFullYear()));
});
