/** A blog's feed → its files, one per format. */
import { type Base, fileHref, hrefOf, routeBelow } from "../../schema/paths.ts";
import type { ContentStore } from "../compile/content-store.ts";
import { withWhereabouts } from "../report/failure.ts";
import { oldRoute } from "../site/redirects.ts";
import type { Route, Feed as SiteFeed } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import { entryHtml } from "./feeds/entry-html.ts";
import type { FeedDocument } from "./feeds/feed.ts";
import { feedRenderers } from "./feeds/feeds.ts";
import { LostContent } from "./lost-content.ts";
import type { Output } from "./output.ts";
import { type Resolved, resolveContent } from "./resolved.ts";

type FeedInputs = {
  feed: SiteFeed;
  /** Title of the site in the feed's language, and its language tag. */
  siteTitle: string;
  language: string;
  /** The author of the site, for posts without an author of their own. Undefined: the site's title is used instead. */
  author: string | undefined;
  siteUrl: string;
  base: Base;
  resolvedOf(route: Route): ReadonlyMap<string, Resolved>;
  contents: Pick<ContentStore, "read">;
};

export function feedOutputs(inputs: FeedInputs): Output[] {
  const { feed, resolvedOf } = inputs;
  // The key is made from all that the feed quotes; a hash stands for the text.
  const quoted = feed.posts.map((post) =>
    withWhereabouts({ file: post.page?.source.path }, () => [
      entryOf(post, inputs, ""),
      post.page?.hash,
      [...resolvedOf(post)],
    ]),
  );
  const key = contentHash(JSON.stringify([feedContent(inputs, "", []), quoted]));
  // All formats have the same entries.
  let made: Entry[] | undefined;
  const entries = (): Entry[] => {
    made ??= feed.posts.map((post) =>
      withWhereabouts({ file: post.page?.source.path }, () => entryOf(post, inputs, htmlOf(post, inputs))),
    );
    return made;
  };
  return feed.files.map(({ file }) => ({
    path: routeBelow(feed.home, `/${file}`).slice(1),
    key,
    phase: "manifest",
    content: () => feedRenderers[file](feedContent(inputs, file, entries())),
  }));
}

function feedContent(
  { feed, siteTitle, author, language, siteUrl, base }: FeedInputs,
  file: string,
  entries: Entry[],
): FeedDocument {
  return {
    title: `${feed.title} | ${siteTitle}`,
    description: feed.description,
    language,
    homeUrl: siteUrl + hrefOf(base, feed.home),
    feedUrl: siteUrl + fileHref(base.path, routeBelow(feed.home, `/${file}`)),
    updated: entries.map(({ updated }) => updated).reduce(later, ""),
    authors: [{ name: author ?? siteTitle }],
    entries,
  };
}

type Entry = FeedDocument["entries"][number];

/** ISO dates may differ in their zones; the empty text is before all of them. */
function later(a: string, b: string): string {
  return a !== "" && Date.parse(a) >= Date.parse(b) ? a : b;
}

function entryOf({ path, meta, head, page }: Route, { siteUrl, base }: FeedInputs, html: string): Entry {
  const url = siteUrl + hrefOf(base, path);
  // RFC 4287, 4.2.6: an entry that moves keeps its id. New addresses are added behind the old ones.
  const [oldest] = page?.facts.frontMatter.aliases ?? [];
  const published = head.published ?? "";
  const isPost = meta.kind === "post";
  return {
    id: oldest === undefined ? url : siteUrl + fileHref(base.path, oldRoute(oldest)),
    url,
    title: meta.title,
    summary: meta.description,
    html,
    published,
    updated: head.modified ?? published,
    authors: isPost
      ? meta.authors.map(({ name, href }) => ({ name, url: href && new URL(href, siteUrl).href }))
      : [],
    tags: isPost ? meta.tags.map(({ title }) => title) : [],
  };
}

function htmlOf(route: Route, { siteUrl, base, resolvedOf, contents }: FeedInputs): string {
  if (!route.page) return "";
  const content = contents.read(route.page.hash);
  if (!content) throw new LostContent(route.path);
  return entryHtml(resolveContent(content.hast, resolvedOf(route)), siteUrl + hrefOf(base, route.path));
}
