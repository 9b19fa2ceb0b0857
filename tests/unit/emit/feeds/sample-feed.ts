/** A feed with everything that is hard to write as XML or JSON. */
import type { FeedDocument } from "../../../../cli/emit/feeds/feed.ts";

export const plainFeed: FeedDocument = {
  title: "Site, le blog",
  description: "Notes de rédaction",
  language: "fr-FR",
  homeUrl: "https://example.com/fr/blog",
  feedUrl: "https://example.com/fr/blog/feed",
  updated: "2025-04-01",
  authors: [{ name: "The writer", url: "https://example.com/about" }],
  entries: [
    {
      id: "https://example.com/fr/blog/AI_journey_episode1",
      url: "https://example.com/fr/blog/AI_journey_episode1",
      title: "L’IA, épisode 1",
      summary: "Un début.",
      html: '<p class="lead">Bonjour <a href="https://example.com/fr/">à tous</a></p>',
      published: "2025-01-20",
      updated: "2025-04-01",
      authors: [{ name: "Writer", url: "https://example.com/fr/blog/authors/w" }, { name: "Guest" }],
      tags: ["IA", "Outils"],
    },
    {
      id: "tag:example.com,2021:favourite",
      url: "https://example.com/fr/blog/favorite_tools",
      title: "Sans auteur",
      summary: "",
      html: "<p>Court</p>",
      published: "2021-11-15T09:30:00+01:00",
      updated: "2021-11-15T09:30:00+01:00",
      authors: [],
      tags: [],
    },
  ],
};

/** Characters with a meaning in XML, two that XML forbids, half of a surrogate pair, an emoji. */
export const HARD_TEXT = "Écrire &apos; ou &amp; dans <title> ]]> \"a\" 'b' \u0008\uFFFF\uD800 😀";

/** The same without what no XML 1.0 document can hold. */
export const HARD_TEXT_IN_XML = "Écrire &apos; ou &amp; dans <title> ]]> \"a\" 'b'  😀";

export const hardFeed: FeedDocument = {
  ...plainFeed,
  title: HARD_TEXT,
  description: HARD_TEXT,
  entries: plainFeed.entries.slice(0, 1).map((entry) => ({
    ...entry,
    title: HARD_TEXT,
    summary: HARD_TEXT,
    html: `<pre><code>&#x3C;![CDATA[x]]> \u0008 a &#x26;apos; b</code></pre>`,
    authors: [{ name: HARD_TEXT }],
    tags: [HARD_TEXT],
  })),
};
