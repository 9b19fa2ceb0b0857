/** The list of tags, and each tag's posts. */
import { routeBelow } from "../../../schema/paths.ts";
import { commonMeta } from "../common-meta.ts";
import { fill } from "../formats.ts";
import type { Route } from "../site.ts";
import type { Blog } from "./blog.ts";
import { tagLink } from "./bylines.ts";
import { isInFeeds, tagFeedLink } from "./feeds.ts";
import { pagedRoutes } from "./paged-routes.ts";
import type { Post } from "./posts.ts";
import { byTag } from "./related.ts";

export function tagRoutes(blog: Blog, listed: readonly Post[]): Route[] {
  const { locale, root, formats } = blog;
  const { compiler } = locale.strings;
  const groups = byTag(listed);
  const withPosts = [...blog.tags.values()].map((tag) => ({ tag, posts: groups.get(tag.key) ?? [] }));
  withPosts.sort((a, b) => formats.compare(a.tag.label, b.tag.label));
  const path = routeBelow(root, "/tags");
  const items = withPosts.map(({ tag, posts }) => ({
    ...tagLink(tag, blog.base),
    count: formats.count(posts.length, compiler.posts),
  }));
  const text = fill(compiler.tagsText, { blog: blog.title });
  return [
    {
      path,
      locale: locale.id,
      identity: "blog:tags",
      head: { keywords: [] },
      meta: { kind: "tags", ...commonMeta(locale, path, compiler.tagsTitle, text), items },
    },
    ...withPosts.flatMap(({ tag, posts }) => {
      const feed = posts.some(isInFeeds) ? tagFeedLink(tag, blog) : undefined;
      return pagedRoutes(blog, {
        posts,
        path: tag.route,
        identity: `tag:${tag.key}`,
        title: fill(compiler.taggedWith, { tag: tag.label }),
        description: tag.description,
        metaOf: (common, list) => ({
          kind: "tag",
          ...common,
          ...list,
          count: formats.count(posts.length, compiler.posts),
          ...(feed && { feed }),
        }),
      });
    }),
  ];
}
