/** Sitemap 0.9, as its schema has it (https://www.sitemaps.org/protocol.html), with alternates by language. */
import type { ContentModel } from "./content-model.ts";
import { address, dayOrInstant } from "./patterns.ts";

const namespace = /^http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9$/;
const loc = { text: /^https?:\/\/[!-~]{1,2040}$/ };
const lastmod = { text: dayOrInstant };

export const sitemap: ContentModel = {
  root: "urlset",
  elements: {
    urlset: {
      attributes: { xmlns: namespace, "xmlns:xhtml": /^http:\/\/www\.w3\.org\/1999\/xhtml$/ },
      children: { url: "*" },
    },
    url: { children: { loc: "1", lastmod: "?", "xhtml:link": "*" }, isOrdered: true },
    loc,
    lastmod,
    "xhtml:link": {
      attributes: {
        rel: /^alternate$/,
        hreflang: /^(x-default|[a-z]{2,3}(-[A-Za-z0-9]{2,8})*)$/,
        href: address,
      },
    },
  },
};

export const sitemapIndex: ContentModel = {
  root: "sitemapindex",
  elements: {
    sitemapindex: { attributes: { xmlns: namespace }, children: { sitemap: "*" } },
    sitemap: { children: { loc: "1", lastmod: "?" }, isOrdered: true },
    loc,
    lastmod,
  },
};
