/** Posts → their routes. */
import type { Link } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import { commonMeta, shownOutline } from "../common-meta.ts";
import type { Route } from "../site.ts";
import { authorsOf, type Blog, readingTime, tagsOf } from "./blog.ts";
import type { Post } from "./posts.ts";

/** `listed` are the posts that have neighbours: newer and older lead from one to the next. */
export function postRoutes(blog: Blog, listed: readonly Post[]): Route[] {
  const link = (post: Post | undefined): Link | undefined =>
    post && { title: post.title, href: hrefOf(blog.base, post.route) };
  return blog.posts.map((post) => {
    const position = listed.indexOf(post);
    const newer = position > 0 ? link(listed[position - 1]) : undefined;
    const older = position >= 0 ? link(listed[position + 1]) : undefined;
    const { frontMatter, outline } = post.facts;
    return {
      path: post.route,
      locale: blog.locale.id,
      identity: `blog:${post.page.source.name}`,
      page: post.page,
      head: {
        keywords: frontMatter.keywords ?? [],
        image: frontMatter.image,
        published: post.date,
        modified: frontMatter.last_update?.date,
      },
      meta: {
        kind: "post",
        ...commonMeta(blog.locale, post.route, post.title, post.description),
        visibility: post.visibility,
        outline: shownOutline(outline, frontMatter),
        date: blog.formats.date(post.date ?? ""),
        readingTime: readingTime(blog, post),
        authors: authorsOf(blog, post),
        tags: tagsOf(blog, post),
        ...(newer && { newer }),
        ...(older && { older }),
      },
    };
  });
}
