/** The data of pages of the docs: docs, categories, and the tags of docs. */
import * as z from "zod";
import { CaseOverview, CasePanel } from "./case.ts";
import { article, common, DateText, Href, Link, lang } from "./page-parts.ts";

/** Which version of the docs a page belongs to, where there are two or more (S55). */
export const PageVersion = z.strictObject({
  name: z.string(),
  /** What the document is called: its title with the version's name in words. Absent in the latest version. */
  title: z.string().optional(),
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
  /** The list of all tags. */
  allTags: Href,
});
export type DocTagPage = z.infer<typeof DocTagPage>;
