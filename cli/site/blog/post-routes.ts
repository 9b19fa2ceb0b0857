/** Posts → their routes. */
import type { Link } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import { withWhereabouts } from "../../report/failure.ts";
import { commonMeta, shownOutline } from "../common-meta.ts";
import { editUrlOf } from "../edit-url.ts";
import { pairName } from "../fallbacks.ts";
import { lastUpdated } from "../last-updated.ts";
import type { Route } from "../site.ts";
import { searchHead } from "../visibility.ts";
import { authorsOf, type Blog, readingTime, tagsOf } from "./blog.ts";
import type { Post } from "./posts.ts";
import { relatedPosts } from "./related-posts.ts";

/** `listed` are the posts that others lead to: as newer and older, and as related. */
export function postRoutes(blog: Blog, listed: readonly Post[]): Route[] {
  const link = (post: Post | undefined): Link | undefined =>
    post && { title: post.title, href: hrefOf(blog.base, post.route) };
  const positions = new Map(listed.map((post, index) => [post, index]));
  const related = relatedPosts(listed);
  const routeOf = (post: Post): Route => {
    const position = positions.get(post);
    const newer = position === undefined ? undefined : link(listed[position - 1]);
    const older = position === undefined ? undefined : link(listed[position + 1]);
    const { frontMatter, outline } = post.facts;
    const near = related.get(post)?.map((other) => ({
      title: other.title,
      href: hrefOf(blog.base, other.route),
      date: blog.formats.date(other.date ?? ""),
    }));
    return {
      path: post.route,
      locale: blog.locale.id,
      identity: pairName(post.page.source),
      page: post.page,
      head: {
        keywords: frontMatter.keywords ?? [],
        image: frontMatter.image,
        blog: blog.root,
        published: post.date,
        modified: frontMatter.last_update?.date,
        ...searchHead(frontMatter.search),
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
        ...(near && { related: near }),
        ...editUrlOf(frontMatter.edit_url, blog.editUrl, post.page.source.path),
        ...(frontMatter.last_update?.date && {
          lastUpdated: lastUpdated(frontMatter.last_update, blog.locale, blog.formats),
        }),
      },
    };
  };
  return blog.posts.map((post) => withWhereabouts({ file: post.page.source.path }, () => routeOf(post)));
}
