/** The feeds of a blog: one of all posts in every format, and one per tag. */
import type { Manifest } from "../../../schema/manifest.ts";
import { type Base, fileHref, routeBelow } from "../../../schema/paths.ts";
import { FeedFormat } from "../../../schema/site.ts";
import { fill } from "../formats.ts";
import type { Feed, FeedFile, Route } from "../site.ts";
import { isIndexed } from "../visibility.ts";
import type { Blog } from "./blog.ts";
import { byTag, type TagTarget } from "./bylines.ts";
import type { Post } from "./posts.ts";

const fileOf: Record<FeedFormat, FeedFile> = {
  rss: { file: "rss.xml", type: "application/rss+xml", name: "RSS" },
  atom: { file: "atom.xml", type: "application/atom+xml", name: "Atom" },
  json: { file: "feed.json", type: "application/feed+json", name: "JSON" },
};

/** Names of all feed files that a blog can have. */
export const feedFileNames: ReadonlySet<string> = new Set(Object.values(fileOf).map(({ file }) => file));

/** The files of the blog, in the order of the table, not in that of the configuration. */
function blogFiles({ feedFormats }: Blog): FeedFile[] {
  return FeedFormat.options.filter((format) => feedFormats.includes(format)).map((format) => fileOf[format]);
}

/** Every feed reader knows RSS; each further format would repeat the full text of the tag's posts. */
function tagFiles(blog: Blog): FeedFile[] {
  return blogFiles(blog).slice(0, 1);
}

/** The blog's own feed first. None where no format is requested or no post is for it. `routes` are those of the posts; each feed has `limit` posts. */
export function feedsOf(blog: Blog, routes: readonly Route[], limit: number): Feed[] {
  const posts = blog.posts.filter(isInFeeds);
  const files = blogFiles(blog);
  if (posts.length === 0 || files.length === 0) return [];
  const { locale, root, title, description, tags } = blog;
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const feed = (of: Pick<Feed, "title" | "description" | "home" | "files">, own: readonly Post[]): Feed => ({
    ...of,
    locale: locale.id,
    posts: own.slice(0, limit).flatMap(({ route }) => byPath.get(route) ?? []),
  });
  const groups = byTag(posts);
  return [
    feed({ title, description, home: root, files }, posts),
    ...[...tags.values()].flatMap((tag) => {
      const own = groups.get(tag.key);
      const { description: about, route: home } = tag;
      return own
        ? [feed({ title: tagFeedTitle(tag, blog), description: about, home, files: tagFiles(blog) }, own)]
        : [];
    }),
  ];
}

/** A post in another language than the feed's is not for it. */
export function isInFeeds({ visibility, page }: Post): boolean {
  return isIndexed({ visibility }) && page.fallback === undefined;
}

/** Links to the feeds of the blog itself, which every document's head has. */
export function blogFeedLinks(feeds: readonly Feed[], base: Base): Manifest["feeds"] {
  const [own] = feeds;
  if (!own) return [];
  return own.files.map(({ file, type, name }) => ({
    title: `${own.title} (${name})`,
    href: fileHref(base.path, routeBelow(own.home, `/${file}`)),
    type,
  }));
}

/** Link to the feed of a tag; undefined in a site without feeds. */
export function tagFeedLink(tag: TagTarget, blog: Blog): Manifest["feeds"][number] | undefined {
  const [own] = tagFiles(blog);
  return (
    own && {
      title: `${tagFeedTitle(tag, blog)} (${own.name})`,
      href: fileHref(blog.base.path, routeBelow(tag.route, `/${own.file}`)),
      type: own.type,
    }
  );
}

function tagFeedTitle({ label }: TagTarget, { title, locale }: Blog): string {
  return fill(locale.strings.compiler.tagFeed, { title, tag: label });
}
