/** What an author may write at the top of a Markdown file, and in a folder's `category.yml`. */
import * as z from "zod";
import { OldAddress } from "./address.ts";
import { CaseFrontMatter } from "./case.ts";

/** `2025-03-17`, or with a time `2025-03-17T09:30:00Z`; a date without a time is midnight UTC, a time without a zone is UTC. */
export const CalendarDate = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/,
    "expected a date such as 2025-03-17",
  )
  .refine(isInCalendar, "expected a date that exists in the calendar")
  // A time without a zone would be that of the machine.
  .transform((date) => (/T[\d:]+$/.test(date) ? `${date}Z` : date));

/** `2025-02-30` is a day of March to JavaScript. */
function isInCalendar(date: string): boolean {
  const day = date.slice(0, "2025-03-17".length);
  return !Number.isNaN(Date.parse(date)) && new Date(day).toISOString().startsWith(day);
}

const HeadingLevel = z.number().int().min(2).max(6);

const common = {
  /** Title of the page. Default: the `#` heading at the top of the body, else the file name. */
  title: z.string().min(1).optional(),
  /** One or two sentences for search engines, cards and feeds. Default: the first paragraph. */
  description: z.string().optional(),
  /** Address of the page. `/x` starts at the area's root, `x` at the file's folder. Kept verbatim. */
  slug: z.string().min(1).optional(),
  /** Addresses that the page had before, from the site's root with the locale: `/fr/old/page`. They lead here. */
  aliases: z.array(OldAddress).optional(),
  /** Words for the `keywords` meta tag. */
  keywords: z.array(z.string()).optional(),
  /** Picture for link previews: a path beside the page, in `static/`, or an absolute URL. */
  image: z.string().optional(),
  /** True: kept out of the published site; shown only while writing. Default: false. */
  draft: z.boolean().default(false),
  /** True: published, but left out of every list and of search engines. Default: false. */
  unlisted: z.boolean().default(false),
  /** True: no "On this page" column. Default: false. */
  hide_table_of_contents: z.boolean().default(false),
  /** Lowest heading level in the table of contents. Default: 2. */
  toc_min_heading_level: HeadingLevel.default(2),
  /** Highest heading level in the table of contents. Default: 3. */
  toc_max_heading_level: HeadingLevel.default(3),
  /** Date of the last change, and who made it, when they should not come from Git. */
  last_update: z
    .strictObject({
      /** Date of the last change. */
      date: CalendarDate.optional(),
      /** Who made it. */
      author: z.string().optional(),
    })
    .optional(),
};

/** Keys of `tags.yml`, or labels of tags that are used once. */
const tags = z.array(z.string().min(1)).default([]);

/** Front matter of a file in `docs/`. */
export const DocFrontMatter = z.strictObject({
  ...common,
  tags,
  /** Makes the page a case of a portfolio: these facts stand on it, and in the overview of its category. */
  case: CaseFrontMatter.optional(),
  /** Last part of the doc's id. Default: the file name without its number prefix. */
  id: z
    .string()
    .min(1)
    .regex(/^[^/]+$/, "expected an id without a slash")
    .optional(),
  /** True: the page does not show its title, which stays a heading for screen readers unless the text has an `<h1>`. Default: false. */
  hide_title: z.boolean().default(false),
  /** Shorter text for the sidebar. Default: the title. */
  sidebar_label: z.string().min(1).optional(),
  /** Place among its neighbours in a generated sidebar; smaller comes first. */
  sidebar_position: z.number().optional(),
  /** Sidebar shown beside the page. Default: the first one that lists it; `null` shows none. */
  displayed_sidebar: z.string().nullable().optional(),
  /** Text of the previous and next links that lead here. Default: the sidebar label. */
  pagination_label: z.string().min(1).optional(),
  /** Id of the doc that "Next" leads to; `null` for none. */
  pagination_next: z.string().nullable().optional(),
  /** Id of the doc that "Previous" leads to; `null` for none. */
  pagination_prev: z.string().nullable().optional(),
  /** Address of "Edit this page"; `null` for none. Default: from `edit_url` in site.yml. */
  edit_url: z.string().nullable().optional(),
});
export type DocFrontMatter = z.infer<typeof DocFrontMatter>;

/** Front matter of a file in `blog/`. */
export const PostFrontMatter = z.strictObject({
  ...common,
  tags,
  /** Day of publication. Default: from a file name that starts with `YYYY-MM-DD-`. */
  date: CalendarDate.optional(),
  /** Keys of `authors.yml`, in the order in which they are shown. */
  authors: z
    .union([
      z
        .string()
        .min(1)
        .transform((key) => [key]),
      z.array(z.string().min(1)),
    ])
    .default([]),
  /** Address of "Edit this page"; `null` for none. */
  edit_url: z.string().nullable().optional(),
});
export type PostFrontMatter = z.infer<typeof PostFrontMatter>;

/** The parts of a home page around its text. */
export const HomeBlock = z.strictObject({
  /** Line under the title. Default: the site's tagline. */
  tagline: z.string().min(1).optional(),
  /** The button under the tagline. */
  action: z
    .strictObject({
      /** Text of the button. */
      label: z.string().min(1),
      /** Where it leads: a route or an address. */
      to: z.string().min(1),
    })
    .optional(),
  /** The blocks that present the site's main areas. */
  features: z
    .array(
      z.strictObject({
        /** Heading of the block. */
        title: z.string().min(1),
        /** One or two sentences. */
        text: z.string().min(1),
        /** Where the block leads: a route or an address. */
        to: z.string().min(1),
        /** Drawing beside the title. Default: none. */
        icon: z.enum(["writing", "ai", "portfolio"]).optional(),
      }),
    )
    .default([]),
  /** Heading and number of the latest posts; leave out for no posts. */
  latest_posts: z
    .strictObject({
      /** Heading of the list. */
      title: z.string().min(1),
      /** Text of the link to the blog. */
      view_all: z.string().min(1),
      /** How many posts are shown. Default: 3. */
      count: z.number().int().min(1).max(12).default(3),
    })
    .optional(),
});
export type HomeBlock = z.infer<typeof HomeBlock>;

/** Front matter of a file in `pages/`. */
export const PageFrontMatter = z.strictObject({
  ...common,
  /** Turns the page into a home page with these blocks. */
  home: HomeBlock.optional(),
  /** Component that the page is: `Name` for `components/Name.tsx`. It gets the page's text as its children. */
  component: z.string().min(1).optional(),
  /** Properties for the component, beside the page's `title`, `description` and `locale`. Default: none. */
  props: z.record(z.string(), z.unknown()).optional(),
});
export type PageFrontMatter = z.infer<typeof PageFrontMatter>;

/** `category.yml` in a folder of `docs/`. What a translation leaves out comes from the source locale. */
export const Category = z.strictObject({
  /** Name in the sidebar. Default: the folder's name. */
  label: z.string().min(1).optional(),
  /** Heading of the category's page. Default: the label. */
  title: z.string().min(1).optional(),
  /** Text under the heading of the category's page, and on its card. */
  description: z.string().optional(),
  /** Place among its neighbours in a generated sidebar; smaller comes first. */
  position: z.number().optional(),
  /** Address of the category's page under the docs' root. Default: `/category/` and the label's slug. */
  slug: z.string().min(1).optional(),
  /** False: the category has no page of its own. Default: true. */
  page: z.boolean().optional(),
  /** True: closed until the reader opens it. Default: true. */
  collapsed: z.boolean().optional(),
});
export type Category = z.infer<typeof Category>;
