/** The feed formats, one line each: file beside the page that the feed is of, and its renderer. */
import type { FeedFile } from "../../site/site.ts";
import { renderAtom } from "./atom.ts";
import type { FeedDocument } from "./feed.ts";
import { renderJsonFeed } from "./json-feed.ts";
import { renderRss } from "./rss.ts";

/** Which file is in which format. */
export const feedRenderers: Record<FeedFile["file"], (feed: FeedDocument) => string> = {
  "rss.xml": renderRss,
  "atom.xml": renderAtom,
  "feed.json": renderJsonFeed,
};
