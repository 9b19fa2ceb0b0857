/** Atom (RFC 4287, sections 4.1 and 4.2), as far as the site uses it. */
import type { ContentModel } from "./content-model.ts";
import { address, any, instant, language, some } from "./patterns.ts";

export const atom: ContentModel = {
  root: "feed",
  elements: {
    feed: {
      attributes: { xmlns: /^http:\/\/www\.w3\.org\/2005\/Atom$/, "xml:lang?": language },
      children: { id: "1", title: "1", subtitle: "?", link: "*", updated: "1", author: "*", entry: "*" },
    },
    entry: {
      children: {
        id: "1",
        title: "1",
        link: "*",
        published: "?",
        updated: "1",
        author: "*",
        category: "*",
        summary: "?",
        content: "?",
      },
    },
    id: { text: address },
    title: { text: some },
    subtitle: { text: some },
    summary: { text: some },
    link: {
      attributes: {
        rel: /^(self|alternate)$/,
        type: /^(application\/atom\+xml|text\/html)$/,
        "hreflang?": language,
        href: address,
      },
    },
    updated: { text: instant },
    published: { text: instant },
    author: { children: { name: "1", uri: "?" } },
    name: { text: some },
    uri: { text: address },
    category: { attributes: { term: some } },
    content: { attributes: { type: /^html$/ }, text: any },
  },
};
