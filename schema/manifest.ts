/** `data/manifest.json`, `data/<locale>/manifest.json`: what the reader needs on every page of a locale. */
import * as z from "zod";
import { CONTRACT, Link } from "./page.ts";
import { ReaderStrings } from "./strings.ts";

/** A link of the navbar or the footer. */
export const NavLink = z.strictObject({
  kind: z.literal("link"),
  title: z.string(),
  href: z.string(),
  sidebar: z.string().optional().describe("The link is marked as current on pages beside this sidebar."),
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
  z.strictObject({ kind: z.literal("dropdown"), title: z.string(), items: z.array(NavLink) }),
  z.strictObject({ kind: z.literal("locale") }),
  z
    .strictObject({ kind: z.literal("search"), title: z.string() })
    .describe("The button of the search; a site without one has no search index."),
  z
    .strictObject({
      kind: z.literal("version"),
      last: z.string(),
      items: z.array(z.strictObject({ name: z.string(), label: z.string(), href: z.string() })),
    })
    .describe("The menu of docs versions; `href` is the start of each. `last` is the name of the latest."),
]);
export type NavItem = z.infer<typeof NavItem>;

export const Manifest = z.strictObject({
  contract: z.literal(CONTRACT),
  base: z.string().describe("Path that the site is served under: starts and ends with a slash."),
  locale: z.string(),
  tag: z.string().describe("Language tag of the locale, for `lang`."),
  locales: z
    .array(z.strictObject({ id: z.string(), tag: z.string(), label: z.string(), home: z.string() }))
    .describe("Every locale of the site; `home` is the address of its home page."),
  title: z.string(),
  tagline: z.string(),
  logo: z.strictObject({ light: z.string(), dark: z.string() }).optional(),
  navbar: z.strictObject({ left: z.array(NavItem), right: z.array(NavItem) }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: z.string(), items: z.array(NavLink) })),
    copyright: z.string(),
  }),
  colourMode: z.strictObject({
    default: z.enum(["light", "dark"]),
    respectSystem: z.boolean(),
    switch: z.boolean(),
  }),
  announcement: z
    .strictObject({ id: z.string(), text: z.string(), link: Link.optional(), closable: z.boolean() })
    .optional(),
  fonts: z
    .strictObject({ stylesheet: z.string(), titles: z.string() })
    .optional()
    .describe("Style sheet of a font provider, and the family in it that titles are set in."),
  feeds: z
    .array(Link.extend({ type: z.string() }))
    .describe("The feeds of the locale's blog; empty without a blog."),
  strings: ReaderStrings,
});
export type Manifest = z.infer<typeof Manifest>;
