/** The JSON block of a prerendered document, which the reader hydrates with the manifest of the locale. */
import * as z from "zod";
import { optional } from "./fields.ts";
import { HastElement, type HastRoot } from "./hast.ts";
import type { Manifest } from "./manifest.ts";
import { type ArticlePage, type Heading, PageData, type PageKind } from "./page.ts";
import { Sidebar } from "./sidebar.ts";

/** Fields that replace the content. */
const islands = {
  islands: z
    .array(HastElement)
    .optional()
    .describe(
      "The site's own components in the text, in its order, as elements `tw-component` of hast. A component inside of another one is in that one's children.",
    ),
};

/** Fields beside `hideTitle`. */
const ownTitle = {
  hasTitle: optional.flag(
    "Where the page shows no title above its text: the text brings a heading of the first level.",
  ),
};

/** A kind of page as documents have it: a kind without a text is the same there. Mapped in place, so that declarations list the fields. */
type InDocument<Page> =
  Page extends z.ZodObject<infer Shape, infer Config>
    ? Shape extends { content: z.ZodType }
      ? z.ZodObject<{ [Key in keyof Beside<Shape>]: Beside<Shape>[Key] }, Config>
      : Page
    : never;

type Beside<Shape> = Omit<Shape, "content" | "outline"> &
  typeof islands &
  (Shape extends { hideTitle: z.ZodType } ? typeof ownTitle : unknown);

function inDocument(page: z.ZodObject): z.ZodObject {
  const { content, hideTitle } = page.shape;
  if (!content) return page;
  return page.omit({ content: true, outline: true }).extend({ ...islands, ...(hideTitle && ownTitle) });
}

type InDocuments<Kinds> = { [Kind in keyof Kinds]: InDocument<Kinds[Kind]> };

/** The data of a page as its document has it: text and outline are there as HTML, and not a second time as data. */
export const DocumentPage = z.discriminatedUnion(
  "kind",
  PageData.options.map(inDocument) as unknown as InDocuments<typeof PageData.options>,
);
export type DocumentPage = z.infer<typeof DocumentPage>;

/** A page as the reader has it: of its document, with the outline that it finds there, or from its data file. */
export type ShownPage<P = DocumentPage> = P extends { kind: ArticlePage["kind"] }
  ? P & { outline: Heading[] }
  : P;

/** A page with a text; from its data file it has its content. */
export type TextPage<K extends PageKind = PageKind> = Extract<ShownPage, { kind: K; outline: unknown }> & {
  content?: HastRoot;
};

/** A sidebar that may be without its items, as in a document. */
export const DocumentSidebar = Sidebar.partial({ items: true });
export type DocumentSidebar = z.infer<typeof DocumentSidebar>;

/** The data block of a document. */
export const DocumentBlock = z.strictObject({
  page: DocumentPage.describe("The data of the page. Its text and its outline are in the document itself."),
  sidebar: DocumentSidebar.optional().describe(
    "The sidebar beside the page, without its items: the document has those as HTML.",
  ),
});
export type DocumentBlock = z.infer<typeof DocumentBlock>;

/** Everything that a page needs on the screen. */
export type DocumentData = Omit<DocumentBlock, "page"> & {
  page: ShownPage;
  /** Manifest of the page's locale. */
  manifest: Manifest;
};
