/** Front matter of Markdown files, and `category.yml` of a folder. */
import * as z from "zod";
import { ImageAddress, LinkAddress, Name, OldAddress, ofLink, PathText } from "./address.ts";
import { CaseFrontMatter } from "./case.ts";
import { CalendarDate, Moment, Period } from "./dates.ts";
import { nonempty, offByDefault, optional } from "./fields.ts";
import { HomeBlock } from "./home.ts";

const HeadingLevel = z.number().int().min(2).max(6);

const common = {
  title: optional.nonempty(
    "Title of the page. Default: the `#` heading at the top of the body, else the file name.",
  ),
  description: optional.text(
    "One or two sentences for search engines, cards and feeds. Docs show them under their title, unless the text begins with them. Default: the first paragraph.",
  ),
  slug: Name.min(1)
    .optional()
    .describe(
      "Address of the page. `/x` starts at the root of the area (`/docs`, `/blog`), `x` at the folder of the file. twsite uses it as you write it.",
    ),
  aliases: z
    .array(OldAddress)
    .optional()
    .describe(
      "Addresses that the page had before, from the site's root with the locale: `/fr/old/page`. They redirect to the page. The first one, the oldest, is the id of a post in feeds.",
    ),
  keywords: z
    .array(z.string())
    .optional()
    .describe("Words by which the search finds the page, too. They are also in the meta tag `keywords`."),
  image: ImageAddress.optional().describe(
    "Picture for link previews: a path beside the page, in `static/`, or an absolute URL.",
  ),
  draft: offByDefault("True: the page is not published, and only `twsite dev` shows it. Default: false."),
  publish_at: Moment.optional().describe(
    "Day, or day and time, before which the page is kept out of the site: `2026-12-01`, `2026-12-01T09:30`. Without a zone (`Z`, `+01:00`), it is in the `time_zone` of site.yml, and a day begins at midnight. A translation without its own date is published with its source. Default: the page is published.",
  ),
  unlisted: offByDefault(
    "True: published, but left out of every list and of search engines. Default: false.",
  ),
  search: optional.flag(
    "False: the search of the site leaves the page out. Lists, sidebars and search engines include it. Default: true, or for a doc that of the folder's `category.yml`.",
  ),
  stub: offByDefault(
    "True: the page is still to be written. A notice says so. Lists and links include it; search engines, the search and feeds do not. `check --release` reports it. Default: false.",
  ),
  hide_table_of_contents: offByDefault('True: no "On this page" column. Default: false.'),
  toc_min_heading_level: HeadingLevel.default(2).describe(
    "First heading level in the table of contents. Default: 2.",
  ),
  toc_max_heading_level: HeadingLevel.default(3).describe(
    "Last heading level in the table of contents. Default: 3.",
  ),
  last_update: optional.object(
    "Date of the last change, and who made it, when they should not come from Git.",
    {
      date: CalendarDate.optional().describe("Date of the last change."),
      author: optional.text("Who made it."),
    },
  ),
  reviewed: CalendarDate.optional().describe(
    "Day on which someone last checked that the page is right. `twsite status` lists pages whose review is due.",
  ),
  reviewed_by: optional.nonempty(
    "Who checked it. `twsite review --by` writes it, and the page shows it while the review holds.",
  ),
  reviewed_text: z
    .string()
    .regex(/^[0-9a-f]{12}$/, "expected 12 hexadecimal digits, as `twsite review` writes them")
    .optional()
    .describe("The state of the text that was reviewed. `twsite review` writes it."),
  review_every: Period.optional().describe(
    "How long a review is valid: `6 months`, `2 weeks`, `1 year`. Default: that of the folder's `category.yml`, or of `site.yml`.",
  ),
  documents: z
    .array(
      z
        .string()
        .regex(
          /^(?![a-z][a-z0-9+.-]*:|[/#])[^\\]+$/i,
          "expected a path from the page, such as ../src/api.ts",
        ),
    )
    .optional()
    .describe(
      "Files that the page describes, and that a review of it includes: paths from the page, such as `../../../src/api.ts`, inside the repository. `openapi.yaml#/paths/~1orders` is a part of a YAML or JSON file, by its JSON pointer.",
    ),
  translation_of: z
    .string()
    .regex(/^[0-9a-f]{12}$/, "expected 12 hexadecimal digits, as `twsite status --accept` writes them")
    .optional()
    .describe(
      "In a translation: the state of the source that it translates. `twsite status --accept` writes it.",
    ),
};

const editUrl = z.string().check(ofLink).nullable().optional();

const tags = z.array(Name.min(1)).default([]).describe("Keys of `tags.yml`.");

/** Front matter of a file in `docs/`. */
export const DocFrontMatter = z.strictObject({
  ...common,
  tags,
  case: CaseFrontMatter.optional().describe(
    "Makes the page a case of a portfolio: the page shows these facts, and so does the overview of its category.",
  ),
  id: Name.min(1)
    .regex(/^[^/]+$/, "expected an id without a slash")
    .optional()
    .describe("Last part of the doc's id. Default: the file name without its number prefix."),
  hide_title: offByDefault(
    "True: the page does not show its title, which stays a heading for screen readers unless the text has an `<h1>`. Default: false.",
  ),
  sidebar_label: optional.nonempty("Shorter text for the sidebar. Default: the title."),
  sidebar_position: z
    .number()
    .optional()
    .describe("Place among its neighbours in a generated sidebar. Smaller numbers come first."),
  displayed_sidebar: Name.nullable()
    .optional()
    .describe("Sidebar shown beside the page. Default: the first one that lists it; `null` shows none."),
  pagination_label: optional.nonempty(
    "Text of the previous and next links to this page. Default: the sidebar label.",
  ),
  pagination_next: Name.nullable()
    .optional()
    .describe("Id of the doc that “Next” links to; `null` for none."),
  pagination_prev: Name.nullable()
    .optional()
    .describe("Id of the doc that “Previous” links to; `null` for none."),
  edit_url: editUrl.describe(
    'Address of "Edit this page"; `null` for none. Default: from `edit_url` in site.yml.',
  ),
});
export type DocFrontMatter = z.infer<typeof DocFrontMatter>;

/** Front matter of a file in `blog/`. */
export const PostFrontMatter = z.strictObject({
  ...common,
  tags,
  date: Moment.optional().describe(
    "Day of publication, or day and time. A time without a zone (`Z`, `+01:00`) is in the `time_zone` of site.yml. Default: from a file name that starts with `YYYY-MM-DD-`, else the day of `publish_at`.",
  ),
  scheduled: optional.flag(
    "What a date in the future means. True: the post is kept out of the site until then. False: it is published now. Default: it is published now, and a warning asks which is meant.",
  ),
  authors: z
    .union([Name.min(1).transform((key) => [key]), z.array(Name.min(1))])
    .default([])
    .describe("Keys of `authors.yml`, in the order in which they are shown."),
  edit_url: editUrl.describe('Address of "Edit this page"; `null` for none.'),
});
export type PostFrontMatter = z.infer<typeof PostFrontMatter>;

/** Front matter of a file in `pages/`. */
export const PageFrontMatter = z.strictObject({
  ...common,
  home: HomeBlock.optional().describe("Turns the page into a home page with these blocks."),
  component: Name.min(1)
    .optional()
    .describe(
      "Component that makes the whole page: `Name` for `components/Name.tsx`. It gets the page's text as its children.",
    ),
  props: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "Properties for the component, beside the page's `title`, `description` and `locale`. Default: none.",
    ),
});
export type PageFrontMatter = z.infer<typeof PageFrontMatter>;

/** `category.yml` in a folder of `docs/`. Keys that a translation leaves out come from the source locale. */
export const Category = z.strictObject({
  label: optional.nonempty("Name in the sidebar. Default: the folder's name."),
  title: optional.nonempty("Heading of the category's page. Default: the label."),
  description: optional.text("Text under the heading of the category's page, and on its card."),
  position: z
    .number()
    .optional()
    .describe("Place among its neighbours in a generated sidebar. Smaller numbers come first."),
  slug: PathText.optional().describe(
    "Address of the category's page under the docs' root. Default: `/category/` and the label's slug.",
  ),
  page: optional.flag("False: the category has no page of its own. Default: true."),
  action: optional.object("A button at the end of the category's page. Default: none.", {
    label: nonempty("Text of the button."),
    to: LinkAddress.describe("A route of this site or an absolute URL."),
  }),
  collapsed: optional.flag("True: closed until a visitor opens it. Default: true."),
  search: optional.flag(
    "False: the search of the site leaves out the pages in the folder. Default: that of the folder above, or true.",
  ),
  review_every: Period.optional().describe(
    "How long a review of a page in the folder is valid, such as `6 months`. Default: that of the folder above, or of `site.yml`.",
  ),
});
export type Category = z.infer<typeof Category>;
