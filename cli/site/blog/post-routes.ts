/** Posts → their routes. */
import type { Link } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import { withWhereabouts } from "../../report/failure.ts";
import { commonMeta, editUrlOf, lastUpdated, shownOutline } from "../common-meta.ts";
import { pairName } from "../fallbacks.ts";
import type { Route } from "../site.ts";
import { searchHead } from "../visibility.ts";
import { authorsOf, type Blog, readingTime, tagsOf } from "./blog.ts";
import { byTag } from "./bylines.ts";
import type { Post } from "./posts.ts";

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

/** The number of related posts, and how far a tag's list is searched on either side of a post, which keeps the time linear. */
const most = 3;
const reach = 12;

/**
 * Posts to read after a post: those that share most of its tags; of equals, the nearest in time, newer before older.
 * `listed` are newest first; a post that shares no tag with another has no entry.
 */
export function relatedPosts(listed: readonly Post[]): Map<Post, Post[]> {
  const position = new Map(listed.map((post, index) => [post, index]));
  const candidates = new Map<Post, Set<Post>>();
  for (const posts of byTag(listed).values())
    posts.forEach((post, index) => {
      const near = candidates.get(post) ?? new Set();
      candidates.set(post, near);
      for (const other of posts.slice(Math.max(0, index - reach), index + reach + 1))
        if (other !== post) near.add(other);
    });

  const related = new Map<Post, Post[]>();
  for (const [post, near] of candidates) {
    const at = position.get(post) ?? 0;
    const ranked = [...near].map((other) => {
      const index = position.get(other) ?? 0;
      return { other, index, shared: sharedTags(post, other), distance: Math.abs(index - at) };
    });
    ranked.sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.index - b.index);
    if (ranked.length > 0)
      related.set(
        post,
        ranked.slice(0, most).map(({ other }) => other),
      );
  }
  return related;
}

function sharedTags(post: Post, other: Post): number {
  const tags = new Set(other.facts.frontMatter.tags);
  return new Set(post.facts.frontMatter.tags.filter((tag) => tags.has(tag))).size;
}
