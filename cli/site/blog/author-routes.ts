/** The list of authors, and each author's posts. */
import { routeBelow } from "../../../schema/paths.ts";
import { commonMeta } from "../common-meta.ts";
import { fill } from "../formats.ts";
import type { Route } from "../site.ts";
import type { Blog } from "./blog.ts";
import { pagedRoutes } from "./paged-routes.ts";
import type { Post } from "./posts.ts";

export function authorRoutes(blog: Blog, listed: readonly Post[]): Route[] {
  const { locale, root, formats } = blog;
  const { compiler } = locale.strings;
  const withPosts = [...blog.authors.values()].map((author) => ({
    author,
    posts: listed.filter((post) => post.facts.frontMatter.authors.includes(author.key)),
  }));
  const path = routeBelow(root, "/authors");
  const items = withPosts.map(({ author, posts }) => ({
    ...author.line,
    description: author.description,
    count: formats.count(posts.length, compiler.posts),
  }));
  const text = fill(compiler.authorsText, { blog: blog.title });
  return [
    {
      path,
      locale: locale.id,
      identity: "blog:authors",
      head: { keywords: [] },
      meta: { kind: "authors", ...commonMeta(locale, path, compiler.authorsTitle, text), items },
    },
    ...withPosts.flatMap(({ author, posts }) =>
      pagedRoutes(blog, {
        posts,
        path: author.route,
        identity: `author:${author.key}`,
        title: fill(compiler.postsBy, { author: author.name }),
        description: author.description,
        metaOf: (common, list) => ({
          kind: "author",
          ...common,
          ...list,
          author: author.line,
          count: formats.count(posts.length, compiler.posts),
          ...(author.website && { website: author.website }),
        }),
      }),
    ),
  ];
}
