/** Parts that the data of several kinds of pages have in common. */
import * as z from "zod";
import { CONTRACT } from "./contract.ts";
import { list, optional, text } from "./fields.ts";
import { HastRoot } from "./hast.ts";

/** A link that can go into `href` as it is: with the site's base, or absolute. */
export const Href = text("Address for a link as it is: with the site's base, or absolute.");

/** Language tag of the title (and of the text under it), where that is not the page's own language. */
export const lang = optional.text(
  "Language tag of the title and the text under it, where that is not the page's own language.",
);

export const title = text("Title, as text.");

/** `3 posts`, in the page's language. */
export const count = text("How many there are, in words of the page's language.");

export const Link = z.strictObject({ title, href: Href, lang });
export type Link = z.infer<typeof Link>;

/** The neighbours of one page of a long list. */
export const listPages = {
  previous: Link.optional().describe("The page before this one, where the list has several."),
  next: Link.optional().describe("The page after this one, where the list has several."),
};

/** A day: for machines (ISO 8601) and as the locale writes it. */
export const DateText = z.strictObject({
  iso: text("The day in ISO 8601: `2025-03-17`."),
  text: text("The day as the page's language writes it."),
});
export type DateText = z.infer<typeof DateText>;

export const Heading = z.strictObject({
  id: text("Id of the heading's element."),
  title: text("Text of the heading."),
  depth: z.number().int().min(2).max(6).describe("2 to 6."),
});
export type Heading = z.infer<typeof Heading>;

const locale = text("Name of a locale of the site.");

/** Fields of every page. */
export const common = {
  contract: z.literal(CONTRACT),
  path: text("Route of the page, without the site's base."),
  locale: text("Name of the locale that the page is in: `en`."),
  title: text("Title of the page, as text."),
  sidebarSlice: optional.text(
    "Beside a large sidebar: name of the slice that shows the page, a file in the folder of the sidebar's id.",
  ),
  description: text("What the page is about, for lists and search engines. Empty where there is none."),
  visibility: z
    .enum(["published", "stub", "unlisted", "scheduled", "draft"])
    .describe(
      "`stub`: still to be written; `unlisted`: reachable by its address alone; `scheduled` and `draft`: only `twsite dev` shows it.",
    ),
  translations: list(
    "The page in every locale that has it, this one included, in the order of the configuration.",
    { locale, href: Href },
  ),
  substitutes: optional.list(
    "For each locale without it: where the language menu leads instead, and what it says of that.",
    { locale, href: Href, note: text("What the menu says of the link.") },
  ),
  stale: optional.object(
    "The source has changed since it was translated: a notice, and a link to the source.",
    { text: text("The notice."), link: Link.describe("Link to the source.") },
  ),
  scheduled: optional.object("The page is not published yet: a notice, which only `twsite dev` shows.", {
    title: text("Heading of the notice."),
    text: text("The notice, with the moment of publication."),
  }),
  fallback: optional.object(
    "The source text stands in for a translation that is missing: the text's language tag, and where it is at home.",
    { lang: text("Language tag of the text."), href: Href },
  ),
  markdown: Href.optional().describe("Address of the page as Markdown."),
};

/** Fields of a page with a text. */
export const article = {
  content: HastRoot.describe("The text as hast, without positions."),
  components: optional.list("Components of the site's own in the content: what a browser loads for each.", {
    name: text("Name of the component; elements `tw-component` have it."),
    script: Href.describe("Address of its script, a module with the component as default export."),
    style: Href.optional().describe("Address of its style sheet, if it has one."),
  }),
  outline: z.array(Heading).describe('Headings for "On this page"; empty where the author hides it.'),
};
