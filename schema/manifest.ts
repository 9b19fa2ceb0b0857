/** `data/manifest.json`, `data/<locale>/manifest.json`: data that every page of a locale needs. */
import * as z from "zod";
import { ShownIntegrations } from "./integrations/shown.ts";
import { CONTRACT, Link } from "./page.ts";
import { Href } from "./page-parts.ts";
import { ReaderStrings } from "./strings.ts";

/** A link of the navbar or the footer. */
export const NavLink = z.strictObject({
  kind: z.literal("link"),
  title: z.string().describe("Text of the link."),
  href: Href,
  sidebar: z.string().optional().describe("The link is marked as current on pages beside this sidebar."),
  set: z
    .string()
    .optional()
    .describe("Name of the set of docs that the link leads into; absent for the docs in `docs/`."),
  except: z
    .array(z.string())
    .optional()
    .describe(
      "Routes of other links of the navbar. The link is not marked as current on these pages and those below.",
    ),
  versions: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      "Where the link leads in other versions of the docs, by the version's name; `href` is that of the latest.",
    ),
});
export type NavLink = z.infer<typeof NavLink>;

export const NavItem = z.discriminatedUnion("kind", [
  NavLink,
  z.strictObject({
    kind: z.literal("dropdown"),
    title: z.string().describe("Text of the button."),
    items: z.array(NavLink).describe("The links of the menu."),
  }),
  z.strictObject({ kind: z.literal("locale") }),
  z
    .strictObject({ kind: z.literal("search"), title: z.string().describe("Text of the button.") })
    .describe("The button of the search; a site without one has no search index."),
  z
    .strictObject({
      kind: z.literal("version"),
      set: z.string().optional().describe("Name of the set of docs; absent for the docs in `docs/`."),
      last: z.string().describe("Name of the latest version."),
      items: z
        .array(
          z.strictObject({
            name: z.string().describe("Name of the version."),
            label: z.string().describe("What the menu shows."),
            href: Href,
          }),
        )
        .describe("The versions, as the menu lists them."),
    })
    .describe("The menu of docs versions; `href` is the start of each. `last` is the name of the latest."),
]);
export type NavItem = z.infer<typeof NavItem>;

export const Manifest = z.strictObject({
  contract: z.literal(CONTRACT),
  base: z.string().describe("Path that the site is served under: starts and ends with a slash."),
  trailingSlash: z
    .literal(true)
    .optional()
    .describe("The addresses of pages end with a slash; absent where they do not."),
  locale: z.string().describe("Name of the locale: `en`."),
  tag: z.string().describe("Language tag of the locale, for `lang`."),
  locales: z
    .array(
      z.strictObject({
        id: z.string().describe("Name of the locale."),
        tag: z.string().describe("Its language tag."),
        label: z.string().describe("What menus call it."),
        home: z.string().describe("Address of its home page."),
        name: z.string().describe("Its language, in the language of this manifest: “French”."),
        direction: z
          .literal("rtl")
          .optional()
          .describe("Its text goes from right to left; absent where it goes from left to right."),
      }),
    )
    .describe("Every locale of the site; `home` is the address of its home page."),
  areas: z
    .array(
      z.strictObject({
        name: z.string().describe("`blog`, `docs`, or the name of a further set of docs."),
        path: z.string().describe("Route of the area, without the site's base and the locale: `/docs`."),
      }),
    )
    .describe("Where docs and posts are, the longest route first. Other pages can have any address."),
  title: z.string().describe("Title of the site."),
  tagline: z.string().describe("Tagline of the site."),
  brand: z.string().describe("Name beside the logo, which may be empty."),
  logo: z
    .strictObject({
      light: z.string().describe("Address of the picture on light ground."),
      dark: z.string().describe("Address of the picture on dark ground."),
      alt: z.string().describe("The title of the site where no name is beside the logo; empty otherwise."),
    })
    .optional()
    .describe("The site's logo."),
  navbar: z
    .strictObject({
      left: z.array(NavItem).describe("Items on the left, where the text starts."),
      right: z.array(NavItem).describe("Items on the right, where the text ends."),
    })
    .describe("The navbar."),
  footer: z
    .strictObject({
      columns: z
        .array(
          z.strictObject({
            title: z.string().describe("Title of the column."),
            items: z.array(NavLink).describe("The links of the column."),
          }),
        )
        .describe("Columns of links."),
      copyright: z.string().describe("The last line."),
    })
    .describe("The footer of every page."),
  colourMode: z
    .strictObject({
      default: z.enum(["light", "dark"]).describe("The mode of a first visit."),
      respectSystem: z.boolean().describe("True: the visitor's system can decide."),
      switch: z.boolean().describe("True: there is a button for the mode."),
    })
    .describe("Light and dark."),
  announcement: z
    .strictObject({
      id: z.string().describe("A closed announcement stays closed until it has another id."),
      text: z.string().describe("What it says."),
      link: Link.optional().describe("A link after the text."),
      closable: z.boolean().describe("True: a visitor can close it."),
    })
    .optional()
    .describe("The bar above all pages."),
  fonts: z
    .strictObject({
      stylesheet: z.string().describe("Address of the style sheet."),
      titles: z.string().describe("Name of the family."),
    })
    .optional()
    .describe("Style sheet of a font provider, and the family in it that titles are set in."),
  views: z
    .literal(false)
    .optional()
    .describe(
      "Pages have no menu of their other forms, and are not shown as Markdown; absent where they are.",
    ),
  integrations: ShownIntegrations.optional().describe(
    "Services that the site works with; absent without any.",
  ),
  feeds: z
    .array(Link.extend({ type: z.string().describe("Media type of the feed.") }))
    .describe("The feeds of the locale's blog; empty without a blog."),
  strings: ReaderStrings.describe("Texts of the interface."),
});
export type Manifest = z.infer<typeof Manifest>;
