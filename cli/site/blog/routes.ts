/** A blog → all its routes: posts, lists, archive, tags and authors. */

import type { Route } from "../site.ts";
import { isListed } from "../visibility.ts";
import { archiveRoute } from "./archive-route.ts";
import { authorRoutes } from "./author-routes.ts";
import type { Blog } from "./blog.ts";
import { pagedRoutes } from "./paged-routes.ts";
import { postRoutes } from "./post-routes.ts";
import { tagRoutes } from "./tag-routes.ts";

/** A locale without posts has no blog. */
export function blogRoutes(blog: Blog): Route[] {
  if (blog.posts.length === 0) return [];
  const listed = blog.posts.filter((post) => isListed(post.visibility));
  return [
    ...postRoutes(blog, listed),
    ...pagedRoutes(blog, {
      posts: listed,
      path: blog.root,
      identity: "blog",
      title: blog.title,
      description: blog.description,
      metaOf: (common, list) => ({
        kind: "blog",
        ...common,
        ...list,
      }),
    }),
    archiveRoute(blog, listed),
    ...tagRoutes(blog, listed),
    ...authorRoutes(blog, listed),
  ];
}
