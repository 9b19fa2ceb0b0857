/** The data of pages of the docs: docs, categories, and the tags of docs. */
import * as z from "zod";
import { CaseOverview, CasePanel } from "./case.ts";
import { flag, list, optional, text } from "./fields.ts";
import { article, common, count, DateText, Href, Link, lang, listPages, title } from "./page-parts.ts";

/** Set of a page of the docs. */
const set = optional.text("Name of the set of docs; absent for the docs in `docs/`.");

/** Which version of the docs a page belongs to, where there are two or more. */
export const PageVersion = z.strictObject({
  name: text("Name of the version; `current` for the docs that are not frozen."),
  title: optional.text(
    "What the document is called: its title with the version's name in words. Absent in the latest version.",
  ),
  badge: optional.text("The version's name in words, where pages show it."),
  banner: optional.object("Says that this is not the latest version, and where that is.", {
    text: text("What the banner says."),
    link: Link.describe("Where the latest version is."),
    last: text("Name of the latest version."),
  }),
  places: list("The page in every version that has it, this one included.", {
    name: text("Name of the version."),
    href: Href,
  }),
});
export type PageVersion = z.infer<typeof PageVersion>;

const version = PageVersion.describe(
  "The docs version that the page belongs to. Absent where the docs have one version.",
);

const docNavigation = {
  set,
  version: version.optional(),
  sidebar: optional.object("Which sidebar the page shows.", {
    version: text("Name of the docs version that the sidebar belongs to."),
    id: text("Id of the sidebar."),
  }),
  breadcrumbs: list("From the outermost category to the page itself, which has no address.", {
    title,
    href: Href.optional(),
    lang,
  }),
  previous: Link.optional().describe("The page before this one in the sidebar."),
  next: Link.optional().describe("The page after this one in the sidebar."),
};

export const DocPage = z.strictObject({
  kind: z.literal("doc"),
  ...common,
  ...article,
  ...docNavigation,
  lead: optional.text(
    "What stands under the title: the author's description, where the text does not begin with it.",
  ),
  hideTitle: flag("True: the page shows no title above its text."),
  case: CasePanel.optional().describe("Of a case of a portfolio."),
  cases: CaseOverview.optional().describe(
    "Of the page of a category where most of the docs below it are cases: all of those.",
  ),
  tags: z.array(Link).describe("Tags of the page, with the list of each."),
  editUrl: optional.text("Where the source of the page can be edited."),
  lastUpdated: DateText.optional().describe("Day of the last change of the source."),
  reviewed: DateText.optional().describe("Day of the page's review, while it holds."),
});
export type DocPage = z.infer<typeof DocPage>;

export const CategoryPage = z.strictObject({
  kind: z.literal("category"),
  ...common,
  ...docNavigation,
  items: list("Everything that is directly in the category.", {
    title,
    description: text("What the page is about; empty where it does not say."),
    href: Href,
    lang,
    count: optional.text("`3 items`, for a category."),
  }),
  cases: CaseOverview.optional().describe(
    "Where most of the docs below the category are cases: all of those.",
  ),
  action: Link.optional().describe("The button at the end of the page."),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

/** `/docs/tags`: the tags that docs have. */
export const DocTagsPage = z.strictObject({
  kind: z.literal("doc-tags"),
  ...common,
  set,
  version: version.optional(),
  items: list("The tags, by name.", { title, href: Href, count }),
  ...listPages,
});
export type DocTagsPage = z.infer<typeof DocTagsPage>;

/** `/docs/tags/<tag>`: the docs that have it, by title. */
export const DocTagPage = z.strictObject({
  kind: z.literal("doc-tag"),
  ...common,
  set,
  version: version.optional(),
  items: list("The docs with the tag, by title.", {
    title,
    description: text("What the page is about; empty where it does not say."),
    href: Href,
    lang,
  }),
  ...listPages,
  count,
  allTags: Href.describe("The list of all tags."),
});
export type DocTagPage = z.infer<typeof DocTagPage>;
