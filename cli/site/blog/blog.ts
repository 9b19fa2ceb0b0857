/** The blog of one locale, and the texts of its posts in lists. */
import type { AuthorLine, Link, PostSummary } from "../../../schema/page.ts";
import { type Base, hrefOf } from "../../../schema/paths.ts";
import type { FeedFormat } from "../../../schema/site.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";
import { type AuthorTarget, type TagTarget, tagLink } from "./bylines.ts";
import type { Post } from "./posts.ts";
import { readingMinutes } from "./reading-time.ts";

export type Blog = {
  locale: Locale;
  /** Route of the list of posts: `/fr/blog`. */
  root: string;
  base: Base;
  /** Newest first; unlisted ones included. */
  posts: readonly Post[];
  tags: ReadonlyMap<string, TagTarget>;
  authors: ReadonlyMap<string, AuthorTarget>;
  /** Key of the author who signs most of the posts, if one does. */
  mainAuthor: string | undefined;
  formats: Formats;
  title: string;
  description: string;
  postsPerPage: number;
  feedFormats: readonly FeedFormat[];
  /** Address in front of a source file's path; undefined for no edit links. */
  editUrl: string | undefined;
};

export function summaryOf(blog: Blog, post: Post): PostSummary {
  const authors = authorsOf(blog, post);
  const names = authors.map(({ name }) => name);
  const isSigned = post.facts.frontMatter.authors.some((key) => key !== blog.mainAuthor);
  return {
    title: post.title,
    href: hrefOf(blog.base, post.route),
    date: blog.formats.date(post.date ?? ""),
    readingTime: readingTime(blog, post),
    authors,
    tags: tagsOf(blog, post),
    excerpt: post.facts.excerpt || post.description,
    ...(isSigned && names.length > 0 && { signature: blog.formats.list(names) }),
  };
}

export function readingTime(blog: Blog, post: Post): string {
  const { formats, locale } = blog;
  return formats.count(readingMinutes(post.facts.words, locale.tag), locale.strings.compiler.readingTime);
}

export function authorsOf(blog: Blog, post: Post): AuthorLine[] {
  return [...new Set(post.facts.frontMatter.authors)].flatMap((key) => blog.authors.get(key)?.line ?? []);
}

export function tagsOf(blog: Blog, post: Post): Link[] {
  return [...new Set(post.facts.frontMatter.tags)].flatMap((key) => {
    const tag = blog.tags.get(key);
    return tag ? [tagLink(tag, blog.base)] : [];
  });
}
