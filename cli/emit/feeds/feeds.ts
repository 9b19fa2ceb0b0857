/** The feed formats, one line each: file beside the blog's list, media type for links to it, renderer. */
import { renderAtom } from "./atom.ts";
import type { Feed } from "./feed.ts";
import { renderJsonFeed } from "./json-feed.ts";
import { renderRss } from "./rss.ts";

export type FeedFormat = { name: string; file: string; mediaType: string; render: (feed: Feed) => string };

/** In the order in which documents link to them. */
export const feedFormats: readonly FeedFormat[] = [
  { name: "RSS", file: "rss.xml", mediaType: "application/rss+xml", render: renderRss },
  { name: "Atom", file: "atom.xml", mediaType: "application/atom+xml", render: renderAtom },
  { name: "JSON", file: "feed.json", mediaType: "application/feed+json", render: renderJsonFeed },
];
