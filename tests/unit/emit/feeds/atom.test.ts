import { parseAtomFeed } from "feedsmith";
import { expect, test } from "vitest";
import { renderAtom } from "../../../../cli/emit/feeds/atom.ts";
import { xmlAttributes, xmlTexts } from "../xml-texts.ts";
import { HARD_TEXT_IN_XML, hardFeed, plainFeed } from "./sample-feed.ts";

const feed = parseAtomFeed(renderAtom(plainFeed));
const [first, second] = feed.entries ?? [];

test("the feed has an id, a date, a language, an author and both of its links", () => {
  expect(feed).toMatchObject({
    id: "https://example.com/fr/blog",
    title: { value: "Site, le blog" },
    subtitle: { value: "Notes de rédaction" },
    updated: "2025-04-01T00:00:00Z",
    xml: { lang: "fr-FR" },
    authors: [{ name: "The writer", uri: "https://example.com/about" }],
    links: [
      { rel: "self", type: "application/atom+xml", href: "https://example.com/fr/blog/feed" },
      { rel: "alternate", type: "text/html", hreflang: "fr-FR", href: "https://example.com/fr/blog" },
    ],
  });
});

test("an entry has what RFC 4287 asks for, and when it was published", () => {
  expect(first).toMatchObject({
    id: "https://example.com/fr/blog/AI_journey_episode1",
    title: { value: "L’IA, épisode 1" },
    published: "2025-01-20T00:00:00Z",
    updated: "2025-04-01T00:00:00Z",
    authors: [{ name: "Writer", uri: "https://example.com/fr/blog/authors/w" }, { name: "Guest" }],
    categories: [{ term: "IA" }, { term: "Outils" }],
    summary: { value: "Un début." },
    links: [{ rel: "alternate", href: "https://example.com/fr/blog/AI_journey_episode1" }],
    content: {
      type: "html",
      value: '<p class="lead">Bonjour <a href="https://example.com/fr/">à tous</a></p>',
    },
  });
  expect(second).toMatchObject({ published: "2021-11-15T08:30:00Z", updated: "2021-11-15T08:30:00Z" });
});

test("hard characters survive in texts, attributes and content", () => {
  const xml = renderAtom(hardFeed);
  expect(xmlTexts(xml, "title")).toEqual([HARD_TEXT_IN_XML, HARD_TEXT_IN_XML]);
  for (const name of ["subtitle", "summary"]) expect(xmlTexts(xml, name)).toEqual([HARD_TEXT_IN_XML]);
  expect(xmlTexts(xml, "name")).toEqual(["The writer", HARD_TEXT_IN_XML]);
  expect(xmlAttributes(xml, "category")).toEqual([{ term: HARD_TEXT_IN_XML }]);
  expect(xmlTexts(xml, "content")).toEqual(["<pre><code>&#x3C;![CDATA[x]]>  a &#x26;apos; b</code></pre>"]);
});

test("the same feed is the same bytes", () => {
  expect(renderAtom(structuredClone(plainFeed))).toBe(renderAtom(plainFeed));
});
