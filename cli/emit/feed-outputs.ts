/** A blog's feed → its files, one per format. */
import { hrefOf } from "../../schema/paths.ts";
import { contentHash } from "../source/content-hash.ts";
import type { ContentStore } from "../compile/content-store.ts";
import type { Feed as SiteFeed, Route } from "../site/site.ts";
import { entryHtml } from "./feeds/entry-html.ts";
import type { Feed } from "./feeds/feed.ts";
import { feedFormats } from "./feeds/feeds.ts";
import type { Output } from "./output.ts";
import { LostContent } from "./lost-content.ts";
import { type Resolved, resolveContent } from "./resolved.ts";

export type FeedInputs = {
  feed: SiteFeed;
  /** Title of the site in the feed's language, and its language tag. */
  siteTitle: string;
  language: string;
  siteUrl: string;
  base: string;
  resolvedOf(route: Route): ReadonlyMap<string, Resolved>;
  contents: Pick<ContentStore, "read">;
};

export function feedOutputs(inputs: FeedInputs): Output[] {
  const { feed, siteTitle, language, siteUrl, base } = inputs;
  const description = feed.posts.map((post) => [post.meta, post.head, post.page?.hash, [...inputs.resolvedOf(post)]]);
  const key = contentHash(JSON.stringify([feed.title, feed.description, siteTitle, language, siteUrl, base, description]));
  return feedFormats.map(({ file, render }) => ({
    path: `${feed.home.slice(1)}/${file}`,
    key,
    phase: "manifest",
    content: () => render(feedContent(inputs, file)),
  }));
}

function feedContent(inputs: FeedInputs, file: string): Feed {
  const { feed, siteTitle, language, siteUrl, base } = inputs;
  const entries = feed.posts.map((route) => entryOf(route, inputs));
  return {
    title: `${feed.title} | ${siteTitle}`,
    description: feed.description,
    language,
    homeUrl: siteUrl + hrefOf(base, feed.home),
    feedUrl: siteUrl + hrefOf(base, `${feed.home}/${file}`),
    updated: entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), ""),
    authors: [{ name: siteTitle }],
    entries,
  };
}

function entryOf(route: Route, { siteUrl, base, resolvedOf, contents }: FeedInputs): Feed["entries"][number] {
  const { meta, page, head } = route;
  const url = siteUrl + hrefOf(base, route.path);
  const published = head.published ?? "";
  const isPost = meta.kind === "post";
  const content = page && contents.read(page.hash);
  if (page && !content) throw new LostContent(route.path);
  return {
    id: url,
    url,
    title: meta.title,
    summary: meta.description,
    html: content ? entryHtml(resolveContent(content.hast, resolvedOf(route)), url) : "",
    published,
    updated: head.modified ?? published,
    authors: isPost ? meta.authors.map(({ name, href }) => ({ name, url: href && new URL(href, siteUrl).href })) : [],
    tags: isPost ? meta.tags.map(({ title }) => title) : [],
  };
}
