/** `content/site.yml`: what the whole site shares. */
import * as z from "zod";
import { Redirect } from "./address.ts";
import { Announcement } from "./announcement.ts";
import { Cards } from "./cards.ts";
import { Fonts } from "./fonts.ts";
import { Organization } from "./organization.ts";
import { VersionsConfig } from "./site-versions.ts";
import { LocaleId, LocalizedText } from "./text.ts";

export const LocaleConfig = z.strictObject({
  /** Id of the locale, and the name of its content folder. */
  id: LocaleId,
  /** Language tag (BCP 47) for `lang`, `hreflang` and feeds. */
  tag: z.string().regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, "expected a language tag such as en-GB"),
  /** The language's own name, for the language menu. */
  label: z.string().min(1),
});
export type LocaleConfig = z.infer<typeof LocaleConfig>;

const label = LocalizedText;

const LinkItem = z.strictObject({
  type: z.literal("link"),
  /** Text of the link. */
  label,
  /** A route of this site (`/blog`; the locale's base is added) or an absolute URL. */
  to: z.string().min(1),
});

const DocItem = z.strictObject({
  type: z.literal("doc"),
  /** Text of the link. Default: the doc's sidebar label. */
  label: label.optional(),
  /** Id of the doc. */
  doc: z.string().min(1),
});

const SidebarItem = z.strictObject({
  type: z.literal("sidebar"),
  /** Text of the link. */
  label,
  /** Name of a sidebar in sidebars.yml. */
  sidebar: z.string().min(1),
  /** Doc that the link opens. Default: the sidebar's first page. */
  doc: z.string().min(1).optional(),
});

const simpleItems = [LinkItem, DocItem, SidebarItem] as const;

export const NavbarItem = z.discriminatedUnion("type", [
  ...simpleItems,
  z.strictObject({
    type: z.literal("dropdown"),
    /** Text of the button. */
    label,
    /** What the menu holds. */
    items: z.array(z.discriminatedUnion("type", [...simpleItems])).min(1),
  }),
  /** The language menu. */
  z.strictObject({ type: z.literal("locale") }),
  /** The menu of docs versions; it shows where there are two or more. */
  z.strictObject({
    type: z.literal("version"),
    /** Names of the versions in the menu, in this order. Default: all. */
    versions: z.array(z.string().min(1)).min(1).optional(),
  }),
  /** The search button. Without it, there is no search index. On narrow screens it stands beside the menu. */
  z.strictObject({ type: z.literal("search") }),
]);
export type NavbarItem = z.infer<typeof NavbarItem>;

export const FeedFormat = z.enum(["rss", "atom", "json"]);
export type FeedFormat = z.infer<typeof FeedFormat>;

/** Path that the site is served under: starts and ends with a slash. */
export const BasePath = z
  .string()
  .regex(/^\/([^/?#\s]+\/)*$/, "expected a path that starts and ends with a slash, such as / or /docs/");

export const SiteConfig = z.strictObject({
  /** Name of the site; page titles read `page | title`. */
  title: label,
  /** One line that says what the site is. */
  tagline: label.default(""),
  /** Address of the site without a path, such as https://example.com. */
  url: z
    .url({ protocol: /^https?$/, error: "expected an address such as https://example.com" })
    .refine(
      (url) => URL.canParse(url) && new URL(url).pathname === "/",
      "expected no path: it belongs in base_url",
    ),
  /** Path that the site is served under. Default: `/`. */
  base_url: BasePath.default("/"),
  /** The languages; the first one is the source that the others translate. */
  locales: z.array(LocaleConfig).min(1),
  /** File in `static/` for the browser's tab. */
  favicon: z.string().optional(),
  /** Picture for link previews of pages that have no other: a file in `static/`. */
  image: z.string().optional(),
  /** Pictures for link previews by area, such as `blog`. A page's own `image` comes first. */
  cards: Cards.default({}),
  /** The business or person behind the site, for search engines. Default: nothing is said. */
  organization: Organization.optional(),
  /** The announcement on top of every page. Default: none. */
  announcement: Announcement.optional(),
  /** Style sheet of a font provider. Default: nothing is asked of other hosts. */
  fonts: Fonts.optional(),
  /** The bar on top of every page. */
  navbar: z
    .strictObject({
      /** Pictures beside the title, in `static/`. */
      logo: z.strictObject({ light: z.string(), dark: z.string().optional() }).optional(),
      /** Items on the left. */
      left: z.array(NavbarItem).default([]),
      /** Items on the right. */
      right: z.array(NavbarItem).default([]),
    })
    .default({ left: [], right: [] }),
  /** The foot of every page. */
  footer: z
    .strictObject({
      /** Columns of links. */
      columns: z
        .array(
          z.strictObject({
            /** Heading of the column. */
            title: label,
            /** Its links. */
            items: z.array(z.discriminatedUnion("type", [...simpleItems])),
          }),
        )
        .default([]),
      /** The last line, such as `Copyright © 2025 …`. */
      copyright: label.default(""),
    })
    .default({ columns: [], copyright: "" }),
  /** Light and dark. */
  colour_mode: z
    .strictObject({
      /** What a first visit shows. Default: light. */
      default: z.enum(["light", "dark"]).default("light"),
      /** True: a first visit follows the system's setting. Default: false. */
      respect_system: z.boolean().default(false),
      /** False: no switch. Default: true. */
      switch: z.boolean().default(true),
    })
    .default({ default: "light", respect_system: false, switch: true }),
  /** The blog. */
  blog: z
    .strictObject({
      /** Heading of the blog. */
      title: label.default("Blog"),
      /** Line under it; also the feeds' description. */
      description: label.default(""),
      /** Posts on one page of a list. Default: 10. */
      posts_per_page: z.number().int().min(1).default(10),
      /** Posts in a feed, newest first. Default: 20. */
      feed_posts: z.number().int().min(1).default(20),
      /** Which feeds are written; an empty list writes none. A tag has one only, in RSS where that is listed. Default: all. */
      feed_formats: z.array(FeedFormat).default(FeedFormat.options),
    })
    .prefault({}),
  /** Addresses that the site had before. A page's own can stand in its front matter, as `aliases`. */
  redirects: z.array(Redirect).default([]),
  /** Versions of the docs. Default: only those in `docs/`. */
  versions: VersionsConfig.prefault({}),
  /**
   * True: a page without `last_update` in its front matter gets the date of its last commit, read from Git once per
   * commit. Off by default: a copy without history, or with a part of it, has no dates, and would give another site.
   */
  last_updated: z.boolean().default(false),
  /** Address in front of a source file's path, for "Edit this page". Default: no such link. */
  edit_url: z.url().optional(),
  /** Shape of the documents: `folder` writes x/index.html, `file` writes x.html, `both` writes both. */
  documents: z.enum(["folder", "file", "both"]).default("folder"),
  /** Other hosts that pages may show images from. Default: none. */
  image_hosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, "expected a host such as images.example.com"))
    .default([]),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
