/** The JSON block of a prerendered document, which the reader hydrates with the manifest of the locale. */
import * as z from "zod";
import { HastElement, type HastRoot } from "./hast.ts";
import { Manifest } from "./manifest.ts";
import {
  ArchivePage,
  AuthorPage,
  AuthorsPage,
  BlogPage,
  CategoryPage,
  DocPage,
  DocTagPage,
  DocTagsPage,
  HomePage,
  NotFoundPage,
  type PageKind,
  PlainPage,
  PostPage,
  TagPage,
  TagsPage,
} from "./page.ts";
import { Sidebar } from "./sidebar.ts";

const withoutContent = { content: true } as const;

/** In place of the content. */
const islands = {
  islands: z
    .array(HastElement)
    .optional()
    .describe(
      "The site's own components in the text, in its order, as elements `tw-component` of hast. A component inside of another one is in that one's children.",
    ),
};

/** The data of a page as its document has it: the text is there as HTML, and not a second time as hast. */
export const DocumentPage = z.discriminatedUnion("kind", [
  DocPage.omit(withoutContent).extend({
    ...islands,
    hasTitle: z
      .boolean()
      .optional()
      .describe(
        "Where the page shows no title above its text: the text brings a heading of the first level.",
      ),
  }),
  CategoryPage,
  PostPage.omit(withoutContent).extend(islands),
  BlogPage,
  ArchivePage,
  TagsPage,
  TagPage,
  DocTagsPage,
  DocTagPage,
  AuthorsPage,
  AuthorPage,
  PlainPage.omit(withoutContent).extend(islands),
  HomePage.omit(withoutContent).extend(islands),
  NotFoundPage,
]);
export type DocumentPage = z.infer<typeof DocumentPage>;

/** A page with a text, as the reader has it: of its document, or with its content from its data file. */
export type TextPage<K extends PageKind = PageKind> = Extract<DocumentPage, { kind: K; outline: unknown }> & {
  content?: HastRoot;
};

/** A sidebar that may be without its items, as in a document. */
export const DocumentSidebar = Sidebar.partial({ items: true });
export type DocumentSidebar = z.infer<typeof DocumentSidebar>;

/** What is in the document itself. */
export const DocumentBlock = z.strictObject({
  page: DocumentPage.describe("The data of the page. Its text is in the document itself."),
  sidebar: DocumentSidebar.optional().describe(
    "The sidebar beside the page, without its items: the document has those as HTML.",
  ),
});
export type DocumentBlock = z.infer<typeof DocumentBlock>;

/** Everything that a page needs on the screen. */
export const DocumentData = DocumentBlock.extend({
  manifest: Manifest.describe("The manifest of the page's locale."),
});
export type DocumentData = z.infer<typeof DocumentData>;
