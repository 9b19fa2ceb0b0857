/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification), with the RSS Best Practices Profile:
 * self link, `dc:creator` for authors without an e-mail address, the whole post in `content:encoded`.
 */
import { toHtml } from "hast-util-to-html";
import { block, element, type Xml, xmlDocument } from "../xml.ts";
import { type FeedDocument, type FeedEntry, rfc822, rfc3339 } from "./feed.ts";

const NAMESPACES = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

/** The text of `rss.xml`. */
export function renderRss(feed: FeedDocument): string {
  const channel = block("channel", {}, [
    element("title", {}, feed.title),
    element("link", {}, feed.homeUrl),
    // The element is required, and readers show it: a title is better than nothing.
    element("description", {}, asHtml(feed.description || feed.title)),
    element("language", {}, feed.language),
    feed.updated ? element("lastBuildDate", {}, rfc822(feed.updated)) : undefined,
    element("atom:link", { href: feed.feedUrl, rel: "self", type: "application/rss+xml" }),
    ...feed.entries.map((entry) => item(entry, feed)),
  ]);
  return xmlDocument(block("rss", { version: "2.0", ...NAMESPACES }, [channel]));
}

function item(entry: FeedEntry, feed: FeedDocument): Xml {
  const authors = entry.authors.length > 0 ? entry.authors : feed.authors;
  return block("item", {}, [
    element("title", {}, entry.title),
    element("link", {}, entry.url),
    element("guid", { isPermaLink: String(entry.id === entry.url) }, entry.id),
    element("pubDate", {}, rfc822(entry.published)),
    // RSS has no element for it.
    element("atom:updated", {}, rfc3339(entry.updated)),
    ...authors.map((author) => element("dc:creator", {}, author.name)),
    ...entry.tags.map((tag) => element("category", {}, tag)),
    entry.summary ? element("description", {}, asHtml(entry.summary)) : undefined,
    element("content:encoded", {}, entry.html),
  ]);
}

/** RSS reads a description as HTML, so a plain `<` in it must come out as one. */
function asHtml(text: string): string {
  return toHtml({ type: "text", value: text });
}
