/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification) and the RSS Best Practices Profile
 * (https://www.rssboard.org/rss-profile), as far as the site uses them.
 */
import type { ContentModel } from "./content-model.ts";
import { address, any, instant, language, mailDate, some } from "./patterns.ts";

export const rss: ContentModel = {
  root: "rss",
  elements: {
    rss: {
      attributes: {
        version: /^2\.0$/,
        "xmlns:atom": /^http:\/\/www\.w3\.org\/2005\/Atom$/,
        "xmlns:content": /^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/,
        "xmlns:dc": /^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/,
      },
      children: { channel: "1" },
    },
    channel: {
      children: {
        title: "1",
        link: "1",
        description: "1",
        language: "?",
        lastBuildDate: "?",
        // The profile asks for the feed's own address.
        "atom:link": "1",
        item: "*",
      },
    },
    item: {
      children: {
        title: "1",
        link: "1",
        guid: "1",
        pubDate: "1",
        "atom:updated": "?",
        "dc:creator": "*",
        category: "*",
        description: "?",
        "content:encoded": "1",
      },
    },
    title: { text: some },
    link: { text: address },
    description: { text: some },
    language: { text: language },
    lastBuildDate: { text: mailDate },
    "atom:link": {
      attributes: { rel: /^self$/, type: /^application\/rss\+xml$/, href: address },
    },
    guid: { attributes: { isPermaLink: /^(true|false)$/ }, text: some },
    pubDate: { text: mailDate },
    "atom:updated": { text: instant },
    "dc:creator": { text: some },
    category: { text: some },
    "content:encoded": { text: any },
  },
};
