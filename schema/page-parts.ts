/** What the data of several kinds of pages have in common. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";
import { HastRoot } from "./hast.ts";

/** A link that can go into `href` as it is: with the site's base, or absolute. */
export const Href = z.string();

/** Language tag of the title (and of the text under it), where that is not the page's own language. */
export const lang = z.string().optional();

export const Link = z.strictObject({ title: z.string(), href: Href, lang });
export type Link = z.infer<typeof Link>;

/** A day: for machines (ISO 8601) and as the locale writes it. */
export const DateText = z.strictObject({ iso: z.string(), text: z.string() });
export type DateText = z.infer<typeof DateText>;

export const Heading = z.strictObject({
  id: z.string().describe("Id of the heading's element."),
  title: z.string().describe("Text of the heading."),
  depth: z.number().int().min(2).max(6).describe("2 to 6."),
});
export type Heading = z.infer<typeof Heading>;

/** Of every page. */
export const common = {
  contract: z.literal(CONTRACT),
  path: z.string().describe("Route of the page, without the site's base."),
  locale: z.string(),
  title: z.string(),
  description: z.string().describe("Empty where there is none."),
  visibility: z.enum(["published", "unlisted", "draft"]),
  translations: z
    .array(z.strictObject({ locale: z.string(), href: Href }))
    .describe("The page in every locale that has it, this one included, in the order of the configuration."),
  substitutes: z
    .array(z.strictObject({ locale: z.string(), href: Href, note: z.string() }))
    .optional()
    .describe("For each locale without it: where the language menu leads instead, and what it says of that."),
  stale: z
    .strictObject({ text: z.string(), link: Link })
    .optional()
    .describe("The source has changed since it was translated: a notice, and a link to the source."),
  fallback: z
    .strictObject({ lang: z.string(), href: Href })
    .optional()
    .describe(
      "The source text stands in for a translation that is missing: the text's language tag, and where it is at home.",
    ),
  markdown: Href.optional().describe("Address of the page as Markdown."),
};

/** Of a page with a text. */
export const article = {
  content: HastRoot,
  components: z
    .array(z.strictObject({ name: z.string(), script: Href, style: Href.optional() }))
    .optional()
    .describe("Components of the site's own in the content: what a browser loads for each."),
  outline: z.array(Heading).describe('Headings for "On this page"; empty where the author hides it.'),
};
