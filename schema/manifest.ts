/** `data/manifest.json`, `data/<locale>/manifest.json`: data that every page of a locale needs. */
import * as z from "zod";
import { flag, list, object, optional, text } from "./fields.ts";
import { ShownIntegrations } from "./integrations/shown.ts";
import { CONTRACT, Link } from "./page.ts";
import { Href } from "./page-parts.ts";
import { ReaderStrings } from "./strings.ts";

/** A link of the navbar or the footer. */
export const NavLink = z.strictObject({
  kind: z.literal("link"),
  title: text("Text of the link."),
  href: Href,
  sidebar: optional.text("The link is marked as current on pages beside this sidebar."),
  set: optional.text("Name of the set of docs that the link leads into; absent for the docs in `docs/`."),
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
    title: text("Text of the button."),
    items: z.array(NavLink).describe("The links of the menu."),
  }),
  z.strictObject({ kind: z.literal("locale") }),
  object("The button of the search; a site without one has no search index.", {
    kind: z.literal("search"),
    title: text("Text of the button."),
  }),
  object("The menu of docs versions; `href` is the start of each. `last` is the name of the latest.", {
    kind: z.literal("version"),
    set: optional.text("Name of the set of docs; absent for the docs in `docs/`."),
    last: text("Name of the latest version."),
    items: list("The versions, as the menu lists them.", {
      name: text("Name of the version."),
      label: text("What the menu shows."),
      href: Href,
    }),
  }),
]);
export type NavItem = z.infer<typeof NavItem>;

export const Manifest = z.strictObject({
  contract: z.literal(CONTRACT),
  base: text("Path that the site is served under: starts and ends with a slash."),
  trailingSlash: z
    .literal(true)
    .optional()
    .describe("The addresses of pages end with a slash; absent where they do not."),
  locale: text("Name of the locale: `en`."),
  tag: text("Language tag of the locale, for `lang`."),
  locales: list("Every locale of the site; `home` is the address of its home page.", {
    id: text("Name of the locale."),
    tag: text("Its language tag."),
    label: text("What menus call it."),
    home: text("Address of its home page."),
    name: text("Its language, in the language of this manifest: “French”."),
    direction: z
      .literal("rtl")
      .optional()
      .describe("Its text goes from right to left; absent where it goes from left to right."),
  }),
  areas: list("Where docs and posts are, the longest route first. Other pages can have any address.", {
    name: text("`blog`, `docs`, or the name of a further set of docs."),
    path: text("Route of the area, without the site's base and the locale: `/docs`."),
  }),
  title: text("Title of the site."),
  tagline: text("Tagline of the site."),
  brand: text("Name beside the logo, which may be empty."),
  logo: optional.object("The site's logo.", {
    light: text("Address of the picture on light ground."),
    dark: text("Address of the picture on dark ground."),
    alt: text("The title of the site where no name is beside the logo; empty otherwise."),
  }),
  navbar: object("The navbar.", {
    left: z.array(NavItem).describe("Items on the left, where the text starts."),
    right: z.array(NavItem).describe("Items on the right, where the text ends."),
  }),
  footer: object("The footer of every page.", {
    columns: list("Columns of links.", {
      title: text("Title of the column."),
      items: z.array(NavLink).describe("The links of the column."),
    }),
    copyright: text("The last line."),
  }),
  colourMode: object("Light and dark.", {
    default: z.enum(["light", "dark"]).describe("The mode of a first visit."),
    respectSystem: flag("True: the visitor's system can decide."),
    switch: flag("True: there is a button for the mode."),
  }),
  announcement: optional.object("The bar above all pages.", {
    id: text("A closed announcement stays closed until it has another id."),
    text: text("What it says."),
    link: Link.optional().describe("A link after the text."),
    closable: flag("True: a visitor can close it."),
  }),
  fonts: optional.object("Style sheet of a font provider, and the family in it that titles are set in.", {
    stylesheet: text("Address of the style sheet."),
    titles: text("Name of the family."),
  }),
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
    .array(Link.extend({ type: text("Media type of the feed.") }))
    .describe("The feeds of the locale's blog; empty without a blog."),
  strings: ReaderStrings.describe("Texts of the interface."),
});
export type Manifest = z.infer<typeof Manifest>;
