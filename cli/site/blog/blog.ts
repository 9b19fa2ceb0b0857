/** The blog of one locale, and the texts of its posts in lists. */
import type { AuthorLine, Link, PostSummary } from "../../../schema/page.ts";
import { type Base, hrefOf } from "../../../schema/paths.ts";
import type { FeedFormat } from "../../../schema/site.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";
import { type AuthorTarget, type TagTarget, tagLink } from "./bylines.ts";
import type { Post } from "./posts.ts";

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

/** Words a minute for English non-fiction (Brysbaert 2019, Journal of Memory and Language 109). */
const silentEnglish = 238;

/**
 * Words a minute of one text in many languages (Trauzettel-Klosinski and Dietz 2012, Investigative Ophthalmology and
 * Visual Science 53: the IReST texts). They were read aloud; what counts here is how languages differ.
 */
const aloudEnglish = 228;
const aloud: ReadonlyMap<string, number> = new Map([
  ["ar", 138],
  ["de", 179],
  ["es", 218],
  ["fi", 161],
  ["fr", 195],
  ["he", 187],
  ["it", 188],
  ["ja", 193],
  ["nl", 202],
  ["pl", 166],
  ["pt", 181],
  ["ru", 184],
  ["sl", 180],
  ["sv", 199],
  ["tr", 166],
  ["zh", 158],
]);

/**
 * Minutes at the speed of silent reading in the language. Code and pictures do not count, because the time that readers
 * spend on them is not known. `tag` is a BCP 47 language tag; a language that is not in the table is read like English. The
 * result is at least 1.
 */
export function readingMinutes(words: number, tag: string): number {
  const speed = (silentEnglish * (aloud.get(tag.split("-")[0] ?? "") ?? aloudEnglish)) / aloudEnglish;
  return Math.max(1, Math.round(words / speed));
}
