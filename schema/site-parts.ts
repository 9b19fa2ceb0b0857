/** Parts of site.yml that are objects of their own. */
import * as z from "zod";
import { ImageAddress, Name, ofLink } from "./address.ts";
import { nonempty, onByDefault, optional } from "./fields.ts";
import { hostName, isSecure } from "./integrations/service-addresses.ts";
import { LocaleId, LocalizedLink, LocalizedText } from "./text.ts";

/** The announcement on top of every page. */
export const Announcement = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, "expected a name of letters, digits, ., - and _")
    .describe(
      "Name of the announcement. Visitors who closed it do not see it again. If you change the name, everyone sees it.",
    ),
  text: LocalizedText.describe("One sentence, as plain text."),
  link: optional.object("A link after the text. Default: none.", {
    label: LocalizedText.describe("Text of the link."),
    to: LocalizedLink,
  }),
  closable: onByDefault("False: visitors cannot close it. Default: true."),
});
export type Announcement = z.infer<typeof Announcement>;

/** Pictures of link previews, by area. They are drawn once and kept in `static/`; 1200 × 630 pixels suit every network. */
export const Card = z.strictObject({
  file: z
    .union([ImageAddress, z.record(LocaleId, ImageAddress)])
    .describe("File in `static/`, or one per locale."),
  alt: LocalizedText.describe("What the image shows, for people who cannot see it."),
});
export type Card = z.infer<typeof Card>;

/** Areas besides the sidebars, which are called by their names in sidebars.yml. */
export const cardAreas = ["home", "pages", "docs", "blog"] as const;

/**
 * Cards by the name of a sidebar, or by area: `docs` for docs without a card of their sidebar, `blog` for posts and their
 * lists, `home`, and `pages` for all else. All others show `image`.
 */
export const Cards = z.record(z.string(), Card);
export type Cards = z.infer<typeof Cards>;

/** A font provider's style sheet: extra, on top of the faces that the reader brings along. */
export const Fonts = z.strictObject({
  stylesheet: z
    .string()
    .refine(isSecure, "expected an address that starts with https://")
    .describe(
      "Address of the style sheet, such as https://fonts.bunny.net/css?family=newsreader:600. It is requested after the first paint, and not at all where the visitor's browser asks to save data.",
    ),
  titles: z
    .string()
    .regex(/^[\p{L}\p{N} _-]+$/u, "expected the name of a font family, such as Newsreader")
    .describe("Family in that style sheet that titles are set in."),
  hosts: z
    .array(hostName("fonts.example.com"))
    .default([])
    .describe("Hosts that the style sheet takes its files from. Default: its own."),
});
export type Fonts = z.infer<typeof Fonts>;

const style = z.boolean().default(false);

/** `lint:` of `site.yml`: rules of house style, which are off unless the site asks for them. */
export const Lint = z.strictObject({
  french_spaces: style.describe(
    "True: French punctuation has a no-break space beside it: before `:` `;` `!` `?` and `»`, and after `«`. It is for pages in French; in `fr-CA`, `;` `!` and `?` have none. Default: false.",
  ),
  apostrophes: style.describe("True: an apostrophe within a word is `’`. Default: false."),
  ellipses: style.describe("True: an ellipsis is one character, `…`. Default: false."),
  repeated_words: style.describe(
    "True: no word is written twice in a row, as in “the the”. It is for pages in English and French. Default: false.",
  ),
  sentence_words: z
    .number()
    .int()
    .min(5)
    .optional()
    .describe("The most words of a sentence, such as `40`. Default: any number."),
  sentence_case: style.describe(
    "True: a heading or a title has a capital at its start, and in names alone. Names are in `terms.yml` of the language, or elsewhere in the text of the page. Default: false.",
  ),
  api_names: style.describe(
    "True: fields, paths and operations of the site's APIs that pages name as inline code are written as the API writes them. Default: false.",
  ),
});
export type Lint = z.infer<typeof Lint>;

/**
 * Organisation or person that the site is about, with the terms of https://schema.org: for search engines, not shown on any
 * page.
 */
export const Organization = z.strictObject({
  type: z
    .enum(["ProfessionalService", "Organization", "Person"])
    .default("ProfessionalService")
    .describe("What it is. Default: ProfessionalService, a business that offers services."),
  name: LocalizedText.optional().describe("Its name. Default: the site's title."),
  description: LocalizedText.optional().describe("One or two sentences. Default: the tagline."),
  image: ImageAddress.optional().describe("Picture in `static/`: a logo, or a portrait."),
  area: LocalizedText.optional().describe("Where it works, such as `{ en: Europe, fr: Europe }`."),
  languages: z
    .array(z.string().min(1))
    .default([])
    .describe("Language tags (BCP 47) of the languages that it works in."),
  email: z
    .email()
    .optional()
    .describe(
      "Its address for mail. It is also printed on each sheet of a page, after the address of the site.",
    ),
  profiles: z
    .array(z.url().check(ofLink))
    .default([])
    .describe("Addresses of the same person or business elsewhere."),
  services: optional.nonempty("Name of the sidebar whose docs each describe a service. Default: none."),
});
export type Organization = z.infer<typeof Organization>;

const PictureOptions = z.strictObject({
  format: z
    .enum(["webp", "avif"])
    .default("webp")
    .describe(
      "Format beside that of the original. `avif` is smaller by a quarter, and takes ten times as long to make. Default: `webp`.",
    ),
  widths: z
    .array(z.int().min(16).max(6000))
    .min(1)
    .max(12)
    .default([480, 720, 1440, 2160])
    .describe(
      "Widths in pixels; no picture is made wider than it is. The largest is what a click on a picture opens. Default: 480, 720, 1440 and 2160.",
    ),
  quality: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe("Quality from 1 to 100. Default: 80 for `webp`, 55 for `avif`."),
});

/** `pictures` of `site.yml`: the sizes and formats in which pictures of pages are sent. */
export const Pictures = z.union([z.boolean(), PictureOptions]);

export type PictureOptions = z.infer<typeof PictureOptions>;

/** Options for resized pictures; undefined if the site wants its pictures as they are. */
export function pictureOptions(written: z.infer<typeof Pictures>): PictureOptions | undefined {
  if (written === false) return undefined;
  return written === true ? PictureOptions.parse({}) : written;
}

/** Path below the base: `/api/**`. */
export const ExternalAddress = Name.regex(
  /^\/(?!\/)[^?#\s\\]*$/,
  "expected an address that starts with a slash, without ? and #, such as /api/**",
).refine(
  (pattern) => pattern.split("/").every((part) => part === "**" || !part.includes("**")),
  "expected ** as a whole part of the path, such as /api/**",
);

const Extension = z
  .union([
    z.string().min(1),
    z.strictObject({
      use: nonempty("Name of the package, or of a file in `extensions/`."),
      options: z.unknown().optional().describe("Options that its default export gets."),
    }),
  ])
  .describe("Name of a package, or of a file in `extensions/` of the content folder.");

/** `extensions:` of `content/site.yml`: code that takes part in compiling pages. */
export const Extensions = z.strictObject({
  directives: z
    .array(Extension)
    .default([])
    .describe("Directives: modules that export what `defineDirective` gives. Default: none."),
  rules: z
    .array(Extension)
    .default([])
    .describe("Rules for the text of pages: modules that export what `defineRule` gives. Default: none."),
  remark: z
    .array(Extension)
    .default([])
    .describe(
      "Plugins of remark. They get the Markdown tree, with variables, terms and directives of the site filled in. Default: none.",
    ),
  rehype: z
    .array(Extension)
    .default([])
    .describe(
      "Plugins of rehype. They get the HTML tree, and can add only what a page may contain. Default: none.",
    ),
});
export type Extensions = z.infer<typeof Extensions>;
