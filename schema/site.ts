/** `content/site.yml`: what the whole site shares. */
import * as z from "zod";
import { ImageAddress, Name, ofLink, Redirect } from "./address.ts";
import { ApiConfig } from "./apis.ts";
import { Period, TimeZone } from "./dates.ts";
import { DocsConfig, PartPath } from "./docs-sets.ts";
import { nonempty, object, offByDefault, onByDefault, optional } from "./fields.ts";
import { Integrations } from "./integrations/integrations.ts";
import { hostName } from "./integrations/service-addresses.ts";
import { basePathPattern } from "./paths.ts";
import {
  Announcement,
  Cards,
  Extensions,
  ExternalAddress,
  Fonts,
  Lint,
  Organization,
  Pictures,
} from "./site-parts.ts";
import { VersionsConfig } from "./site-versions.ts";
import { LanguageTag, LocaleId, LocalizedLink, LocalizedText } from "./text.ts";
import { SharedVariables } from "./variables.ts";

export const LocaleConfig = z.strictObject({
  id: LocaleId.describe("Id of the locale, and the name of its content folder."),
  tag: LanguageTag.describe("Language tag (BCP 47) for `lang`, `hreflang` and feeds."),
  label: nonempty("The language's own name, for the language menu."),
  direction: z
    .enum(["ltr", "rtl"])
    .optional()
    .describe(
      "Direction of the text: `ltr` from left to right, `rtl` from right to left. Default: that of the script in the tag (`az-Arab`), or of the language's usual script.",
    ),
});
export type LocaleConfig = z.infer<typeof LocaleConfig>;

const label = LocalizedText;

const LinkItem = z.strictObject({
  type: z.literal("link"),
  label: label.describe("Text of the link."),
  to: LocalizedLink,
});

const PageItem = z.strictObject({
  type: z.literal("page"),
  label: label.optional().describe("Text of the link. Default: the page's title."),
  page: Name.min(1).describe("File in `pages/`, without `.md`: `contact`."),
});

const docsSet = optional.nonempty("Name of the set of docs that it is about. Default: the docs in `docs/`.");

const DocItem = z.strictObject({
  type: z.literal("doc"),
  label: label.optional().describe("Text of the link. Default: the doc's sidebar label."),
  doc: Name.min(1).describe("Id of the doc."),
  docs: docsSet,
});

const SidebarItem = z.strictObject({
  type: z.literal("sidebar"),
  label: label.describe("Text of the link."),
  sidebar: nonempty("Name of a sidebar in sidebars.yml."),
  doc: Name.min(1).optional().describe("Doc that the link opens. Default: the sidebar's first page."),
  docs: docsSet,
});

const simpleItems = [LinkItem, PageItem, DocItem, SidebarItem] as const;

export const NavbarItem = z.discriminatedUnion("type", [
  ...simpleItems,
  z.strictObject({
    type: z.literal("dropdown"),
    label: label.describe("Text of the button."),
    items: z
      .array(z.discriminatedUnion("type", [...simpleItems]))
      .min(1)
      .describe("Items of the menu."),
  }),
  object("The language menu.", { type: z.literal("locale") }),
  object("The menu of docs versions; it shows where there are two or more.", {
    type: z.literal("version"),
    versions: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe("Names of the versions in the menu, in this order. Default: all."),
    docs: docsSet,
  }),
  object(
    "The search button. Without it, there is no search index. On narrow screens it is beside the menu.",
    { type: z.literal("search") },
  ),
]);
export type NavbarItem = z.infer<typeof NavbarItem>;

export const FeedFormat = z.enum(["rss", "atom", "json"]);
export type FeedFormat = z.infer<typeof FeedFormat>;

/** Effect of a warning: it is hidden, or it is reported, or it keeps the site from being written. */
export const RuleLevel = z.enum(["off", "warning", "error"]);
export type RuleLevel = z.infer<typeof RuleLevel>;

/** Path that the site is served under: starts and ends with a slash. */
export const BasePath = z
  .string()
  .regex(basePathPattern, "expected a path that starts and ends with a slash, such as / or /docs/");

export const SiteConfig = z.strictObject({
  title: label.describe("Name of the site; page titles read `page | title`."),
  tagline: label.default("").describe("One line that says what the site is."),
  url: z
    .url({ protocol: /^https?$/, error: "expected an address such as https://example.com" })
    .refine((url) => !/^https?:\/\/https?:/i.test(url), {
      error: "expected “https://” once",
      abort: true,
    })
    .refine(
      (url) => URL.canParse(url) && new URL(url).pathname === "/",
      "expected an address without a path, which belongs in base_url",
    )
    .describe("Address of the site without a path, such as https://example.com."),
  base_url: BasePath.default("/").describe("Path that the site is served under. Default: `/`."),
  locales: z
    .array(LocaleConfig)
    .min(1)
    .describe("The languages; the first one is the source that the others translate."),
  favicon: ImageAddress.optional().describe("File in `static/` for the browser's tab."),
  image: ImageAddress.optional().describe(
    "Picture for link previews of pages that have no other: a file in `static/`.",
  ),
  cards: Cards.default({}).describe(
    "Pictures for link previews by area, such as `blog`. A page's own `image` comes first.",
  ),
  draw_cards: offByDefault(
    "True: each doc, post and plain page without an `image` gets a picture for link previews of its own, drawn from its title, its section and its language. Needs the package `@resvg/resvg-wasm`. A title in letters that cannot be drawn keeps the picture of `cards`. Default: false.",
  ),
  organization: Organization.optional().describe(
    "The business or person behind the site, for search engines. Default: no such data.",
  ),
  announcement: Announcement.optional().describe("The announcement on top of every page. Default: none."),
  fonts: Fonts.optional().describe("Style sheet of a font provider. Default: no requests to other hosts."),
  navbar: z
    .strictObject({
      logo: z
        .union([
          ImageAddress.transform((light) => ({ light, dark: light })),
          z.strictObject({
            light: ImageAddress.describe("Picture for light mode."),
            dark: ImageAddress.optional().describe("Picture for dark mode. Default: the same."),
          }),
        ])
        .optional()
        .describe("Picture beside the title, in `static/`: one for both modes, or one for each."),
      title: label
        .optional()
        .describe("Name beside the logo; empty for the logo alone. Default: the site's title."),
      left: z.array(NavbarItem).default([]).describe("Items on the left."),
      right: z.array(NavbarItem).default([]).describe("Items on the right."),
    })
    .default({ left: [], right: [] })
    .describe("The navbar, at the top of every page."),
  footer: z
    .strictObject({
      columns: z
        .array(
          z.strictObject({
            title: label.describe("Heading of the column."),
            items: z.array(z.discriminatedUnion("type", [...simpleItems])).describe("Its links."),
          }),
        )
        .default([])
        .describe("Columns of links."),
      copyright: label
        .default("")
        .describe("The last line, such as `Copyright © Field Notes`. A year in it stays as you write it."),
    })
    .default({ columns: [], copyright: "" })
    .describe("The footer, at the end of every page."),
  colour_mode: z
    .strictObject({
      default: z
        .enum(["light", "dark"])
        .default("light")
        .describe("What a first visit shows. Default: light."),
      respect_system: offByDefault("True: a first visit follows the system's setting. Default: false."),
      switch: onByDefault("False: no switch. Default: true."),
    })
    .default({ default: "light", respect_system: false, switch: true })
    .describe("Light and dark."),
  theme: optional.object(
    "The colour of a brand, from which come the accents of both modes, in shades that can be read. Default: the tool's own colours.",
    {
      accent: z
        .string()
        .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, "expected a colour such as “#0057b7”, in quotation marks")
        .describe('Colour of buttons, links and navigation, such as `"#0057b7"`.'),
    },
  ),
  docs: DocsConfig.prefault({}).describe("Where the docs are, and further sets of docs."),
  apis: z
    .array(ApiConfig)
    .default([])
    .describe("API references that are made from files in OpenAPI, each as a set of docs. Default: none."),
  blog: z
    .strictObject({
      path: PartPath.default("/blog").describe(
        "Address of the blog; `/` for the top of the site, where the list of posts is the home page. Default: `/blog`.",
      ),
      title: label.default("Blog").describe("Heading of the blog."),
      description: label.default("").describe("Line under it; also the feeds' description."),
      posts_per_page: z
        .number()
        .int()
        .min(1)
        .default(10)
        .describe("Posts on one page of a list. Default: 10."),
      feed_posts: z.number().int().min(1).default(20).describe("Posts in a feed, newest first. Default: 20."),
      feed_formats: z
        .array(FeedFormat)
        .default(FeedFormat.options)
        .describe(
          "Which feeds are written; an empty list writes none. A tag has one only, in RSS where that is listed. Default: all.",
        ),
    })
    .prefault({})
    .describe("The blog."),
  redirects: z
    .array(Redirect)
    .default([])
    .describe(
      "Old addresses of the site. You can also write the old addresses of a page in its front matter, as `aliases`.",
    ),
  external: z
    .array(ExternalAddress)
    .default([])
    .describe(
      "Addresses below `base_url` that something else serves, such as `/api/**`: `*` is one part between slashes, `**` is any number of them. Links to them are not checked, and each loads a new document. A link to one in `site.yml` is the same in every language, unless a pattern includes the language, such as `/fr/api/**`. Default: none.",
    ),
  versions: VersionsConfig.prefault({}).describe("Versions of the docs. Default: only those in `docs/`."),
  variables: SharedVariables.default({}).describe(
    "Texts that pages of all languages use, as `{{name}}`. The texts in a language's variables.yml come first. Default: none.",
  ),
  last_updated: offByDefault(
    "True: a page without `last_update` in its front matter gets the date of its last commit, read from Git once per commit. It is off by default because a clone without the whole history has no dates, so its site is different.",
  ),
  stale_notice: offByDefault(
    "True: a translation whose source has changed since `twsite status --accept` says so to its readers. Default: false.",
  ),
  llms_full: offByDefault(
    "True: `llms-full/<section>.txt` has the Markdown of all pages of a sidebar, of the blog, or of the plain pages in one file; `llms.txt` links to it. Default: false.",
  ),
  sitemap: z
    .strictObject({
      versions: z
        .enum(["maintained", "all"])
        .default("maintained")
        .describe(
          "Which versions of the docs the sitemap lists: `maintained` leaves out those with the notice that they are unreleased or unmaintained. Default: maintained.",
        ),
    })
    .prefault({})
    .describe("What the sitemap lists."),
  time_zone: TimeZone.default("UTC").describe(
    "Time zone of `publish_at`, and of a post's `date`, where they have no zone: a name such as `Europe/Paris`. Default: `UTC`.",
  ),
  review_every: Period.optional().describe(
    "How long a review of a doc or a plain page is valid, such as `1 year`. `twsite status` lists those that are due. Posts are reviewed only with a value of their own. Default: only pages that say so themselves, or whose folder does.",
  ),
  review: z
    .union([z.email(), z.url({ protocol: /^https$/ })])
    .optional()
    .describe(
      "Where comments on a review of `twsite diff --out` go: an e-mail address, or the address at which an issue is opened, such as `https://github.com/acme/docs/issues/new`. Default: the review has no links for comments.",
    ),
  math: onByDefault(
    "False: text between dollars, such as `$x^2$`, and code blocks named `math` are shown as they are. Default: true.",
  ),
  diagrams: onByDefault("False: code blocks named `mermaid` are shown as code. Default: true."),
  views: onByDefault(
    "False: docs and posts have no buttons for their Markdown, and no page shows it in the browser. The files stay. Default: true.",
  ),
  edit_url: z
    .url()
    .check(ofLink)
    .optional()
    .describe("Address before the path of a source file, for “Edit this page”. Default: no such link."),
  documents: z
    .enum(["folder", "file", "both"])
    .default("folder")
    .describe(
      "Shape of the documents: `folder` writes x/index.html, `file` writes x.html, `both` writes both. Default: folder.",
    ),
  trailing_slash: offByDefault(
    "True: the addresses of pages end with a slash, `/docs/x/`, as most static hosts answer the folders of documents. Default: false.",
  ),
  rules: z
    .record(z.string(), RuleLevel)
    .default({})
    .describe(
      "Level of a rule of findings, such as `anchor-resolves: error`. Every rule that is a warning can be `off`, a `warning` or an `error`; a rule that is an error cannot be lowered. Default: the rule's own level.",
    ),
  lint: Lint.prefault({}).describe(
    "Rules of house style, with a level of their own in `rules`. Words that pages use or avoid are in `terms.yml` of a language. Default: none.",
  ),
  extensions: Extensions.prefault({}).describe(
    "Code that changes how pages are compiled: directives, rules, and plugins of remark and rehype. It runs wherever the site is compiled or checked. Default: none.",
  ),
  image_hosts: z
    .array(hostName("images.example.com"))
    .default([])
    .describe("Other hosts that pages may show images from. Default: none."),
  pictures: Pictures.default(false).describe(
    "True: pictures of pages are sent in several widths, as WebP. The keys below set other sizes. This needs the package `sharp`, which you install beside twsite. Default: false.",
  ),
  integrations: Integrations.optional().describe(
    "Services that the site works with: tags in the head, analytics, videos, feedback, consent. Default: none.",
  ),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
