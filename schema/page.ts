/** `data/<route>.json`: what the reader and other programs get of one page. A union on `kind`. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";
import { HastRoot } from "./hast.ts";

export { CONTRACT };

/** A link that can go into `href` as it is: with the site's base, or absolute. */
const Href = z.string();

export const Link = z.strictObject({ title: z.string(), href: Href });
export type Link = z.infer<typeof Link>;

/** A day: for machines (ISO 8601) and as the locale writes it. */
export const DateText = z.strictObject({ iso: z.string(), text: z.string() });
export type DateText = z.infer<typeof DateText>;

export const Heading = z.strictObject({
  /** Id of the heading's element. */
  id: z.string(),
  /** Text of the heading. */
  title: z.string(),
  /** 2 to 6. */
  depth: z.number().int().min(2).max(6),
});
export type Heading = z.infer<typeof Heading>;

const common = {
  contract: z.literal(CONTRACT),
  /** Route of the page, without the site's base. */
  path: z.string(),
  locale: z.string(),
  title: z.string(),
  /** Empty where there is none. */
  description: z.string(),
  visibility: z.enum(["published", "unlisted", "draft"]),
  /** The page in every locale that has it, this one included, in the order of the configuration. */
  translations: z.array(z.strictObject({ locale: z.string(), href: Href })),
  /** For each locale without it: where the language menu leads instead, and what it says of that. */
  substitutes: z.array(z.strictObject({ locale: z.string(), href: Href, note: z.string() })).optional(),
  /** The source text stands in for a translation that is missing: the text's language tag, and where it is at home. */
  fallback: z.strictObject({ lang: z.string(), href: Href }).optional(),
  /** Address of the page as Markdown. */
  markdown: Href.optional(),
};

const article = {
  content: HastRoot,
  /** Headings for "On this page"; empty where the author hides it. */
  outline: z.array(Heading),
};

const furniture = {
  /** Which sidebar file stands beside the page. */
  sidebar: z.strictObject({ version: z.string(), id: z.string() }).optional(),
  /** From the outermost category to the page itself, which has no address. */
  breadcrumbs: z.array(z.strictObject({ title: z.string(), href: Href.optional() })),
  previous: Link.optional(),
  next: Link.optional(),
};

export const DocPage = z.strictObject({
  kind: z.literal("doc"),
  ...common,
  ...article,
  ...furniture,
  hideTitle: z.boolean(),
  tags: z.array(Link),
  editUrl: z.string().optional(),
  lastUpdated: DateText.optional(),
});
export type DocPage = z.infer<typeof DocPage>;

export const CategoryPage = z.strictObject({
  kind: z.literal("category"),
  ...common,
  ...furniture,
  items: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      href: Href,
      /** `3 items`, for a category. */
      count: z.string().optional(),
    }),
  ),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

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
  /** Newest first. */
  years: z.array(
    z.strictObject({
      year: z.string(),
      posts: z.array(z.strictObject({ title: z.string(), href: Href, date: DateText })),
    }),
  ),
});
export type ArchivePage = z.infer<typeof ArchivePage>;

export const TagsPage = z.strictObject({
  kind: z.literal("tags"),
  ...common,
  items: z.array(z.strictObject({ title: z.string(), href: Href, count: z.string() })),
});
export type TagsPage = z.infer<typeof TagsPage>;

export const TagPage = z.strictObject({ kind: z.literal("tag"), ...common, ...postList, count: z.string() });
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
});
export type AuthorPage = z.infer<typeof AuthorPage>;

export const PlainPage = z.strictObject({ kind: z.literal("page"), ...common, ...article });
export type PlainPage = z.infer<typeof PlainPage>;

export const HomePage = z.strictObject({
  kind: z.literal("home"),
  ...common,
  ...article,
  tagline: z.string(),
  action: Link.optional(),
  features: z.array(
    z.strictObject({ title: z.string(), text: z.string(), href: Href, icon: z.string().optional() }),
  ),
  latestPosts: z.strictObject({ title: z.string(), viewAll: Link, items: z.array(PostSummary) }).optional(),
});
export type HomePage = z.infer<typeof HomePage>;

export const NotFoundPage = z.strictObject({ kind: z.literal("not-found"), ...common });
export type NotFoundPage = z.infer<typeof NotFoundPage>;

export const PageData = z.discriminatedUnion("kind", [
  DocPage,
  CategoryPage,
  PostPage,
  BlogPage,
  ArchivePage,
  TagsPage,
  TagPage,
  AuthorsPage,
  AuthorPage,
  PlainPage,
  HomePage,
  NotFoundPage,
]);
export type PageData = z.infer<typeof PageData>;
export type PageKind = PageData["kind"];
