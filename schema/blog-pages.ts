/** The data of pages of the blog: posts, and the lists that lead to them. */
import * as z from "zod";
import { article, common, DateText, Href, Link, lang } from "./page-parts.ts";

export const AuthorLine = z.strictObject({
  name: z.string(),
  title: z.string().optional(),
  href: Href.optional(),
  image: Href.optional(),
});
export type AuthorLine = z.infer<typeof AuthorLine>;

/** A post as lists show it. */
export const PostSummary = z.strictObject({
  title: z.string(),
  href: Href,
  lang,
  date: DateText,
  readingTime: z.string(),
  authors: z.array(AuthorLine),
  tags: z.array(Link),
  excerpt: z.string(),
});
export type PostSummary = z.infer<typeof PostSummary>;

export const PostPage = z.strictObject({
  kind: z.literal("post"),
  ...common,
  ...article,
  date: DateText,
  readingTime: z.string(),
  authors: z.array(AuthorLine),
  tags: z.array(Link),
  newer: Link.optional(),
  older: Link.optional(),
  related: z
    .array(Link.extend({ date: DateText }))
    .optional()
    .describe("Posts that share tags with this one, at most three, the closest first."),
  editUrl: z.string().optional(),
  lastUpdated: DateText.optional(),
});
export type PostPage = z.infer<typeof PostPage>;

/** One page of a list of posts. */
const postList = {
  items: z.array(PostSummary),
  newer: Href.optional(),
  older: Href.optional(),
};

/** `/blog`, `/blog/page/2` … */
export const BlogPage = z.strictObject({ kind: z.literal("blog"), ...common, ...postList });
export type BlogPage = z.infer<typeof BlogPage>;

export const ArchivePage = z.strictObject({
  kind: z.literal("archive"),
  ...common,
  years: z
    .array(
      z.strictObject({
        year: z.string(),
        posts: z.array(z.strictObject({ title: z.string(), href: Href, lang, date: DateText })),
      }),
    )
    .describe("Newest first."),
});
export type ArchivePage = z.infer<typeof ArchivePage>;

export const TagsPage = z.strictObject({
  kind: z.literal("tags"),
  ...common,
  items: z.array(z.strictObject({ title: z.string(), href: Href, count: z.string() })),
});
export type TagsPage = z.infer<typeof TagsPage>;

export const TagPage = z.strictObject({
  kind: z.literal("tag"),
  ...common,
  ...postList,
  count: z.string(),
  feed: Link.extend({ type: z.string() })
    .optional()
    .describe("The feed of the tag's posts; a tag without posts has none."),
});
export type TagPage = z.infer<typeof TagPage>;

export const AuthorsPage = z.strictObject({
  kind: z.literal("authors"),
  ...common,
  items: z.array(AuthorLine.extend({ description: z.string(), count: z.string() })),
});
export type AuthorsPage = z.infer<typeof AuthorsPage>;

export const AuthorPage = z.strictObject({
  kind: z.literal("author"),
  ...common,
  ...postList,
  author: AuthorLine,
  count: z.string(),
  website: Link.optional().describe("The author's page elsewhere."),
});
export type AuthorPage = z.infer<typeof AuthorPage>;
