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
  component: z
    .string()
    .optional()
    .describe("Name of the component that is the whole page, with the page's content inside it."),
});
export type PlainPage = z.infer<typeof PlainPage>;

export const HomePage = z.strictObject({
  kind: z.literal("home"),
  ...common,
  ...article,
  tagline: z.string().describe("The site's tagline."),
  action: Link.optional().describe("The button beside the title."),
  secondAction: Link.optional().describe("The button after it, which is less prominent."),
  facts: z.string().optional().describe("Short texts in a line under the buttons."),
  subject: z.string().optional().describe("What the site is about, in the title of the document."),
  drawing: z.enum(["single-source"]).optional().describe("A drawing of the reader's own."),
  picture: z
    .strictObject({
      src: Href.describe("Address of the picture."),
      alt: z.string().describe("What it shows; empty if it is decoration."),
      width: z.number().optional().describe("In pixels, with `height`; absent where the file does not say."),
      height: z.number().optional().describe("In pixels, with `width`."),
      sizes: z
        .strictObject({
          srcSet: z.string().describe("Addresses with their widths, as `srcset` of HTML has them."),
          type: z.string().optional().describe("Their format, where it is not that of `src`."),
        })
        .optional()
        .describe("Smaller copies of the picture; absent where it is sent as it is."),
    })
    .optional()
    .describe("A picture of the site's own beside the title."),
  features: z
    .array(
      z.strictObject({
        title,
        text: z.string().describe("One or two sentences."),
        href: Href,
        drawing: z
          .array(z.string())
          .optional()
          .describe(
            "Paths of a line drawing: in the colour of the text, in the warm colour, and in the cool one.",
          ),
      }),
    )
    .describe("The blocks that present the site's main areas."),
  latestPosts: z
    .strictObject({
      title,
      viewAll: Link.describe("Link to the blog."),
      items: z.array(PostSummary).describe("The posts, newest first."),
    })
    .optional()
    .describe("The newest posts; absent where the home page shows none."),
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
