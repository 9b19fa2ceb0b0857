/** A blog → all its routes: posts, lists, archive, tags and authors. */
import { grouped } from "../../../schema/grouped.ts";
import { CONTRACT, type ListPage, type PostSummary } from "../../../schema/page.ts";
import { hrefOf, routeBelow } from "../../../schema/paths.ts";
import { BLOG_SIDEBAR, type Sidebar } from "../../../schema/sidebar.ts";
import { type CommonMeta, commonMeta } from "../common-meta.ts";
import { dayOf, fill } from "../formats.ts";
import { pathOfPage, textsOfPage } from "../long-lists.ts";
import type { ListRoute, Route } from "../site.ts";
import { isListed, listHead } from "../visibility.ts";
import { type Blog, summaryOf } from "./blog.ts";
import { isInFeeds, tagFeedLink } from "./blog-feeds.ts";
import { byTag, tagLink } from "./bylines.ts";
import { postRoutes } from "./post-routes.ts";
import type { Post } from "./posts.ts";

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

/** The list of authors, and each author's posts. */
function authorRoutes(blog: Blog, listed: readonly Post[]): Route[] {
  const { locale, formats } = blog;
  const { compiler } = locale.strings;
  const withPosts = [...blog.authors.values()].map((author) => ({
    author,
    posts: listed.filter((post) => post.facts.frontMatter.authors.includes(author.key)),
  }));
  const items = withPosts.map(({ author, posts }) => ({
    ...author.line,
    description: author.description,
    count: formats.count(posts.length, compiler.posts),
  }));
  return [
    overviewRoute(blog, listed, "authors", (common) => ({ kind: "authors", ...common, items })),
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
          ...(author.accounts.length > 0 && { accounts: author.accounts }),
        }),
      }),
    ),
  ];
}

/** The list of tags, and each tag's posts. */
function tagRoutes(blog: Blog, listed: readonly Post[]): Route[] {
  const { locale, formats } = blog;
  const { compiler } = locale.strings;
  const groups = byTag(listed);
  const withPosts = [...blog.tags.values()].map((tag) => ({ tag, posts: groups.get(tag.key) ?? [] }));
  withPosts.sort((a, b) => formats.compare(a.tag.label, b.tag.label));
  const items = withPosts.map(({ tag, posts }) => ({
    ...tagLink(tag, blog.base),
    count: formats.count(posts.length, compiler.posts),
  }));
  return [
    overviewRoute(blog, listed, "tags", (common) => ({ kind: "tags", ...common, items })),
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
function pagedRoutes(
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

/** Every post by year, with title and date only. */
function archiveRoute(blog: Blog, listed: readonly Post[]): Route {
  const { base, formats } = blog;
  const years = postsByYear(listed).map(({ year, posts }) => ({
    year,
    posts: posts.map((post) => ({
      title: post.title,
      href: hrefOf(base, post.route),
      date: formats.date(post.date ?? ""),
    })),
  }));
  return overviewRoute(blog, listed, "archive", (common) => ({ kind: "archive", ...common, years }));
}

/** One page about all posts, which has an address and texts of its own. */
function overviewRoute(
  { locale, root, title }: Blog,
  listed: readonly Post[],
  name: "archive" | "authors" | "tags",
  metaOf: (common: CommonMeta) => ListPage,
): Route {
  const path = routeBelow(root, `/${name}`);
  const { [`${name}Title` as const]: heading, [`${name}Text` as const]: text } = locale.strings.compiler;
  return {
    path,
    locale: locale.id,
    identity: `blog:${name}`,
    head: listHead(listed),
    meta: metaOf(commonMeta(locale, path, heading, fill(text, { blog: title }))),
  };
}

/** Newest year first; the year is that of the day as it is written, so 1 January stays in its year everywhere. */
function postsByYear(posts: readonly Post[]): { year: string; posts: Post[] }[] {
  const years = grouped(posts, ({ date = "1970" }) => dayOf(date).slice(0, 4));
  return [...years].map(([year, group]) => ({ year, posts: group }));
}

/** The blog's sidebar: its posts by year, newest first, and the way to the archive. */
export function blogSidebar({ locale, root, base }: Blog, listed: readonly Post[]): Sidebar {
  const archive = hrefOf(base, routeBelow(root, "/archive"));
  return {
    contract: CONTRACT,
    ...BLOG_SIDEBAR,
    locale: locale.id,
    items: [
      ...postsByYear(listed).map(({ year, posts }) => ({
        kind: "category" as const,
        title: year,
        collapsed: false,
        items: posts.map((post) => ({
          kind: "link" as const,
          title: post.title,
          href: hrefOf(base, post.route),
        })),
      })),
      { kind: "link", title: locale.strings.compiler.archiveTitle, href: archive },
    ],
  };
}
