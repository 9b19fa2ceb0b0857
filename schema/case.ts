/** A case of a portfolio: what its author says about it, and what pages show of that. */
import * as z from "zod";
import { Name } from "./address.ts";
import { list, object, optional, text } from "./fields.ts";
import { LanguageTag } from "./text.ts";

/** `case:` in the front matter of a doc. Every field is optional; what is given is shown. */
export const CaseFrontMatter = z.strictObject({
  client: optional.nonempty("The client, or the company whose product the case is about."),
  sector: optional.nonempty("Line of business. Visitors can filter cases by it."),
  deliverables: z
    .array(z.string().min(1))
    .optional()
    .describe("What was delivered: `[User guide, API reference]`. Visitors can filter cases by it."),
  tools: z
    .array(z.string().min(1))
    .optional()
    .describe("What it was made with. Visitors can filter cases by it."),
  languages: z
    .array(LanguageTag)
    .optional()
    .describe("Languages of the documentation, as tags: `[en, fr-CA]`. Pages show their names."),
  role: optional.nonempty("What you did for the company."),
  independent: optional.flag(
    "True: the case studies public information about a product, without work for its company. Pages say so until you give a `role`. Default: false.",
  ),
  period: optional.nonempty('When: `"2021"`, `2019 to 2021`.'),
  confidentiality: z
    .enum(["public", "described", "redacted"])
    .optional()
    .describe(
      "How much may be shown. `public`: nothing here is confidential. `described`: the work is described, not shown; the page can show only pictures and code in `approved_files`. `redacted`: the client approved the parts that are shown; the page can use only files in `approved_files`. The strictest value of a page, its translations and its frozen versions applies to all of them.",
    ),
  sample: optional.nonempty("What the sample on the page is: its form, and where it comes from."),
  approved_files: z
    .array(Name.min(1))
    .optional()
    .describe(
      "In a confidential case: the files that the page, its translations and its frozen versions may use, written as in its links.",
    ),
});
export type CaseFrontMatter = z.infer<typeof CaseFrontMatter>;

export const CaseFact = z.strictObject({
  name: z
    .enum([
      "role",
      "client",
      "sector",
      "deliverables",
      "tools",
      "languages",
      "period",
      "sample",
      "confidentiality",
    ])
    .describe("The field of the front matter."),
  label: text("Name of the field in the page's language."),
  values: z.array(z.string()).min(1).describe("One or more, in the page's language."),
});
export type CaseFact = z.infer<typeof CaseFact>;

/** The facts panel of a case's page. */
export const CasePanel = z.strictObject({
  title: text("Name of the panel."),
  facts: z.array(CaseFact).min(1).describe("At least one, in the order of the schema's names."),
  summary: text("The facts in short, in one or two lines, for small screens."),
  confidentiality: CaseFrontMatter.shape.confidentiality,
});
export type CasePanel = z.infer<typeof CasePanel>;

/** The cases below a category, with what they can be filtered by. */
export const CaseOverview = z.strictObject({
  title: text("Heading of the list."),
  items: list("In the order of the sidebar.", {
    title: text("Title of the case."),
    description: text("What the case is about; may be empty."),
    href: text("With the site's base."),
    lang: optional.text("Language tag of the texts, where that is not the page's own language."),
    facts: z.array(CaseFact).describe("Those that one compares: client, sector, deliverables, tools."),
  }),
  filters: list("One per fact that tells cases apart, each with its values in the language's order.", {
    name: CaseFact.shape.name,
    label: CaseFact.shape.label,
    options: z.array(z.string()).describe("Every value that a case has."),
  }),
  counts: z.array(z.string()).describe("How many cases are shown, in words: by number, from none to all."),
  texts: object(
    "Name of the filters, the choice of every value, and the button that takes all choices back.",
    {
      filter: text("Name of the filters."),
      all: text("The choice of every value."),
      reset: text("The button that takes all choices back."),
    },
  ),
});
export type CaseOverview = z.infer<typeof CaseOverview>;
