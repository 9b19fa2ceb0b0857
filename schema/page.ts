/** `data/<route>.json`: what the reader and other programs get of one page. A union on `kind`. */
import * as z from "zod";
import { CaseOverview, CasePanel } from "./case.ts";
import { CONTRACT } from "./contract.ts";
import { HastRoot } from "./hast.ts";

export { CONTRACT };

/** A link that can go into `href` as it is: with the site's base, or absolute. */
const Href = z.string();

/** Language tag of the title (and of the text under it), where that is not the page's own language. */
const lang = z.string().optional();

export const Link = z.strictObject({ title: z.string(), href: Href, lang });
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
  /** Components of the site's own in the content: what a browser loads for each. */
  components: z.array(z.strictObject({ name: z.string(), script: Href, style: Href.optional() })).optional(),
  /** Headings for "On this page"; empty where the author hides it. */
  outline: z.array(Heading),
};

/** Which version of the docs a page belongs to, where there are two or more (S55). */
export const PageVersion = z.strictObject({
  name: z.string(),
  /** The version's name in words, where pages show it. */
  badge: z.string().optional(),
  /** Says that this is not the latest version, and where that is. */
  banner: z.strictObject({ text: z.string(), link: Link, last: z.string() }).optional(),
  /** The page in every version that has it, this one included. */
  places: z.array(z.strictObject({ name: z.string(), href: Href })),
});
export type PageVersion = z.infer<typeof PageVersion>;

const furniture = {
  version: PageVersion.optional(),
  /** Which sidebar file stands beside the page. */
  sidebar: z.strictObject({ version: z.string(), id: z.string() }).optional(),
  /** From the outermost category to the page itself, which has no address. */
  breadcrumbs: z.array(z.strictObject({ title: z.string(), href: Href.optional(), lang })),
  previous: Link.optional(),
  next: Link.optional(),
};

export const DocPage = z.strictObject({
  kind: z.literal("doc"),
  ...common,
  ...article,
  ...furniture,
  hideTitle: z.boolean(),
  /** Of a case of a portfolio. */
  case: CasePanel.optional(),
  tags: z.array(Link),
  editUrl: z.string().optional(),
  lastUpdated: DateText.optional(),
});
export type DocPage = z.infer<typeof DocPage>;

export const CategoryPage = z.strictObject({
  kind: z.literal("category"),
  ...common,
  ...furniture,
  /** Everything that stands directly in the category. */
  items: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      href: Href,
      lang,
      /** `3 items`, for a category. */
      count: z.string().optional(),
    }),
  ),
  /** Where most of the docs below the category are cases: all of those. */
  cases: CaseOverview.optional(),
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
  /** Posts that share tags with this one, at most three, the closest first. */
  related: z.array(Link.extend({ date: DateText })).optional(),
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
      posts: z.array(z.strictObject({ title: z.string(), href: Href, lang, date: DateText })),
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

export const TagPage = z.strictObject({
  kind: z.literal("tag"),
  ...common,
  ...postList,
  count: z.string(),
  /** The feed of the tag's posts; a tag without posts has none. */
  feed: Link.extend({ type: z.string() }).optional(),
});
export type TagPage = z.infer<typeof TagPage>;

/** `/docs/tags`: the tags that docs have. */
export const DocTagsPage = z.strictObject({
  kind: z.literal("doc-tags"),
  ...common,
  version: PageVersion.optional(),
  items: TagsPage.shape.items,
});
export type DocTagsPage = z.infer<typeof DocTagsPage>;

/** `/docs/tags/<tag>`: the docs that have it, by title. */
export const DocTagPage = z.strictObject({
  kind: z.literal("doc-tag"),
  ...common,
  version: PageVersion.optional(),
  items: z.array(z.strictObject({ title: z.string(), description: z.string(), href: Href, lang })),
  count: z.string(),
  /** The list of all tags. */
  allTags: Href,
});
export type DocTagPage = z.infer<typeof DocTagPage>;

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
  /** The author's page elsewhere. */
  website: Link.optional(),
});
export type AuthorPage = z.infer<typeof AuthorPage>;

export const PlainPage = z.strictObject({
  kind: z.literal("page"),
  ...common,
  ...article,
  /** Name of the component that is the whole page, and that stands around its content. */
  component: z.string().optional(),
});
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
  DocTagsPage,
  DocTagPage,
  AuthorsPage,
  AuthorPage,
  PlainPage,
  HomePage,
  NotFoundPage,
]);
export type PageData = z.infer<typeof PageData>;
export type PageKind = PageData["kind"];
