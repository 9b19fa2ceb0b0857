/** The data of pages of the blog: posts, and the lists that lead to them. */
import * as z from "zod";
import { list, optional, text } from "./fields.ts";
import { article, common, count, DateText, Href, Link, lang, listPages, title } from "./page-parts.ts";

export const AuthorLine = z.strictObject({
  name: text("Name of the author."),
  title: optional.text("What the author does."),
  href: Href.optional().describe("The author's page on the site; absent without one."),
  image: Href.optional().describe("Address of a picture of the author."),
});
export type AuthorLine = z.infer<typeof AuthorLine>;

const byline = {
  date: DateText.describe("Day of the post."),
  readingTime: text("How long it takes to read, in words of the page's language."),
  authors: z.array(AuthorLine).describe("Who signs the post."),
  tags: z.array(Link).describe("Tags of the post, with the list of each."),
};

/** A post as lists show it. */
export const PostSummary = z.strictObject({
  title,
  href: Href,
  lang,
  ...byline,
  excerpt: text("The start of the post, as text."),
  signature: optional.text(
    "Names of the authors, in words; absent where the blog's main author signs alone.",
  ),
});
export type PostSummary = z.infer<typeof PostSummary>;

export const PostPage = z.strictObject({
  kind: z.literal("post"),
  ...common,
  ...article,
  ...byline,
  newer: Link.optional().describe("The next newer post."),
  older: Link.optional().describe("The next older post."),
  related: z
    .array(Link.extend({ date: byline.date }))
    .optional()
    .describe("Posts that share tags with this one, at most three, the closest first."),
  editUrl: optional.text("Where the source of the post can be edited."),
  lastUpdated: DateText.optional().describe("Day of the last change of the source."),
});
export type PostPage = z.infer<typeof PostPage>;

/** One page of a list of posts. */
const postList = {
  items: z.array(PostSummary).describe("The posts, newest first."),
  newer: Href.optional().describe("The page of the list with newer posts."),
  older: Href.optional().describe("The page of the list with older posts."),
};

/** `/blog`, `/blog/page/2` … */
export const BlogPage = z.strictObject({ kind: z.literal("blog"), ...common, ...postList });
export type BlogPage = z.infer<typeof BlogPage>;

export const ArchivePage = z.strictObject({
  kind: z.literal("archive"),
  ...common,
  years: list("Newest first.", {
    year: text("The year, as text."),
    posts: list("The posts of the year, newest first.", { title, href: Href, lang, date: byline.date }),
  }),
  ...listPages,
});
export type ArchivePage = z.infer<typeof ArchivePage>;

export const TagsPage = z.strictObject({
  kind: z.literal("tags"),
  ...common,
  items: list("The tags, by name.", { title, href: Href, count }),
  ...listPages,
});
export type TagsPage = z.infer<typeof TagsPage>;

export const TagPage = z.strictObject({
  kind: z.literal("tag"),
  ...common,
  ...postList,
  count,
  feed: Link.extend({ type: text("Media type of the feed.") })
    .optional()
    .describe("The feed of the tag's posts; a tag without posts has none."),
});
export type TagPage = z.infer<typeof TagPage>;

export const AuthorsPage = z.strictObject({
  kind: z.literal("authors"),
  ...common,
  items: z
    .array(
      AuthorLine.extend({
        description: text("What the author says of themselves; may be empty."),
        count,
      }),
    )
    .describe("The authors."),
  ...listPages,
});
export type AuthorsPage = z.infer<typeof AuthorsPage>;

export const AuthorPage = z.strictObject({
  kind: z.literal("author"),
  ...common,
  ...postList,
  author: AuthorLine.describe("Whose posts they are."),
  count,
  website: Link.optional().describe("The author's page elsewhere."),
  accounts: z.array(Link).optional().describe("The author's accounts, by the names of the networks."),
});
export type AuthorPage = z.infer<typeof AuthorPage>;
