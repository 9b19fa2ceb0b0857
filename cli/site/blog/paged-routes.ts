/** A list of posts → its pages. */
import type { ListPage, PostSummary } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import { type CommonMeta, commonMeta } from "../common-meta.ts";
import { pathOfPage, textsOfPage } from "../long-lists.ts";
import type { ListRoute } from "../site.ts";
import { listHead } from "../visibility.ts";
import { type Blog, summaryOf } from "./blog.ts";
import type { Post } from "./posts.ts";

type List = { items: PostSummary[]; newer?: string; older?: string };

type ListOfPosts = {
  posts: readonly Post[];
  /** Route of the first page. */
  path: string;
  identity: string;
  title: string;
  description: string;
  metaOf: (common: CommonMeta, list: List) => ListPage;
};

/** A list of posts in pages of `posts_per_page`: `/blog`, `/blog/page/2` … An empty list is one page. */
export function pagedRoutes(
  blog: Blog,
  { posts, path, identity, title, description, metaOf }: ListOfPosts,
): ListRoute[] {
  const { locale, base, postsPerPage } = blog;
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const pathOf = (page: number) => pathOfPage(path, page);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const items = posts.slice(index * postsPerPage, page * postsPerPage).map((post) => summaryOf(blog, post));
    const texts = textsOfPage({ title, description }, page, locale);
    const list: List = {
      items,
      ...(page > 1 && { newer: hrefOf(base, pathOf(page - 1)) }),
      ...(page < pages && { older: hrefOf(base, pathOf(page + 1)) }),
    };
    return {
      path: pathOf(page),
      locale: locale.id,
      identity: `${identity}:${page}`,
      head: listHead(posts),
      meta: metaOf(commonMeta(locale, pathOf(page), texts.title, texts.description), list),
    };
  });
}
