/** `data/<route>.json`: what the reader and other programs get of one page. A union on `kind`. */
import * as z from "zod";
import {
  ArchivePage,
  AuthorPage,
  AuthorsPage,
  BlogPage,
  PostPage,
  PostSummary,
  TagPage,
  TagsPage,
} from "./blog-pages.ts";
import { CONTRACT } from "./contract.ts";
import { CategoryPage, DocPage, DocTagPage, DocTagsPage } from "./docs-pages.ts";
import { list, optional, text } from "./fields.ts";
import type { HastRoot } from "./hast.ts";
import { article, common, DateText, Href, Link, title } from "./page-parts.ts";

export {
  ArchivePage,
  AuthorLine,
  AuthorPage,
  AuthorsPage,
  BlogPage,
  PostPage,
  PostSummary,
  TagPage,
  TagsPage,
} from "./blog-pages.ts";
export { CategoryPage, DocPage, DocTagPage, DocTagsPage, PageVersion } from "./docs-pages.ts";
export { DateText, Heading, Link } from "./page-parts.ts";
export { CONTRACT };

export const PlainPage = z.strictObject({
  kind: z.literal("page"),
  ...common,
  ...article,
  reviewed: DateText.optional().describe("Day of the page's review, while it holds."),
  component: optional.text(
    "Name of the component that is the whole page, with the page's content inside it.",
  ),
});
export type PlainPage = z.infer<typeof PlainPage>;

export const HomePage = z.strictObject({
  kind: z.literal("home"),
  ...common,
  ...article,
  tagline: text("The site's tagline."),
  action: Link.optional().describe("The button beside the title."),
  secondAction: Link.optional().describe("The button after it, which is less prominent."),
  facts: optional.text("Short texts in a line under the buttons."),
  subject: optional.text("What the site is about, in the title of the document."),
  drawing: z.enum(["single-source"]).optional().describe("A drawing of the reader's own."),
  picture: optional.object("A picture of the site's own beside the title.", {
    src: Href.describe("Address of the picture."),
    alt: text("What it shows; empty if it is decoration."),
    width: z.number().optional().describe("In pixels, with `height`; absent where the file does not say."),
    height: z.number().optional().describe("In pixels, with `width`."),
    sizes: optional.object("Smaller copies of the picture; absent where it is sent as it is.", {
      srcSet: text("Addresses with their widths, as `srcset` of HTML has them."),
      type: optional.text("Their format, where it is not that of `src`."),
    }),
  }),
  features: list("The blocks that present the site's main areas.", {
    title,
    text: text("One or two sentences."),
    href: Href,
    drawing: z
      .array(z.string())
      .optional()
      .describe(
        "Paths of a line drawing: in the colour of the text, in the warm colour, and in the cool one.",
      ),
  }),
  latestPosts: optional.object("The newest posts; absent where the home page shows none.", {
    title,
    viewAll: Link.describe("Link to the blog."),
    items: z.array(PostSummary).describe("The posts, newest first."),
  }),
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

/** The kinds of pages with a text. */
export type ArticlePage = Extract<PageData, { content: HastRoot }>;

/** The kinds of pages that the compiler makes of others: lists, categories, the not-found page. */
export type ListPage = Exclude<PageData, ArticlePage>;
