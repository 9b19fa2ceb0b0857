/** The data of pages of the docs: docs, categories, and the tags of docs. */
import * as z from "zod";
import { CaseOverview, CasePanel } from "./case.ts";
import { article, common, DateText, Href, Link, lang } from "./page-parts.ts";

/** Which version of the docs a page belongs to, where there are two or more. */
export const PageVersion = z.strictObject({
  name: z.string(),
  title: z
    .string()
    .optional()
    .describe(
      "What the document is called: its title with the version's name in words. Absent in the latest version.",
    ),
  badge: z.string().optional().describe("The version's name in words, where pages show it."),
  banner: z
    .strictObject({ text: z.string(), link: Link, last: z.string() })
    .optional()
    .describe("Says that this is not the latest version, and where that is."),
  places: z
    .array(z.strictObject({ name: z.string(), href: Href }))
    .describe("The page in every version that has it, this one included."),
});
export type PageVersion = z.infer<typeof PageVersion>;

const furniture = {
  version: PageVersion.optional(),
  sidebar: z
    .strictObject({ version: z.string(), id: z.string() })
    .optional()
    .describe("Which sidebar file stands beside the page."),
  breadcrumbs: z
    .array(z.strictObject({ title: z.string(), href: Href.optional(), lang }))
    .describe("From the outermost category to the page itself, which has no address."),
  previous: Link.optional(),
  next: Link.optional(),
};

export const DocPage = z.strictObject({
  kind: z.literal("doc"),
  ...common,
  ...article,
  ...furniture,
  hideTitle: z.boolean(),
  case: CasePanel.optional().describe("Of a case of a portfolio."),
  cases: CaseOverview.optional().describe(
    "Of the page of a category where most of the docs below it are cases: all of those.",
  ),
  tags: z.array(Link),
  editUrl: z.string().optional(),
  lastUpdated: DateText.optional(),
});
export type DocPage = z.infer<typeof DocPage>;

export const CategoryPage = z.strictObject({
  kind: z.literal("category"),
  ...common,
  ...furniture,
  items: z
    .array(
      z.strictObject({
        title: z.string(),
        description: z.string(),
        href: Href,
        lang,
        count: z.string().optional().describe("`3 items`, for a category."),
      }),
    )
    .describe("Everything that stands directly in the category."),
  cases: CaseOverview.optional().describe(
    "Where most of the docs below the category are cases: all of those.",
  ),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

/** `/docs/tags`: the tags that docs have. */
export const DocTagsPage = z.strictObject({
  kind: z.literal("doc-tags"),
  ...common,
  version: PageVersion.optional(),
  items: z.array(z.strictObject({ title: z.string(), href: Href, count: z.string() })),
});
export type DocTagsPage = z.infer<typeof DocTagsPage>;

/** `/docs/tags/<tag>`: the docs that have it, by title. */
export const DocTagPage = z.strictObject({
  kind: z.literal("doc-tag"),
  ...common,
  version: PageVersion.optional(),
  items: z.array(z.strictObject({ title: z.string(), description: z.string(), href: Href, lang })),
  count: z.string(),
  allTags: Href.describe("The list of all tags."),
});
export type DocTagPage = z.infer<typeof DocTagPage>;
