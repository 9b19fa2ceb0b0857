/** A case of a portfolio: what its author says about it, and what pages show of that. */
import * as z from "zod";

const text = z.string().min(1);

/** `case:` in the front matter of a doc. Every field is optional; what is given is shown. */
export const CaseFrontMatter = z.strictObject({
  /** Whom the work was for, or whose product the case is about. */
  client: text.optional(),
  /** Line of business. Cases with the same words are found together. */
  sector: text.optional(),
  /** What was delivered: `[User guide, API reference]`. Cases with the same words are found together. */
  deliverables: z.array(text).optional(),
  /** What it was made with. Cases with the same words are found together. */
  tools: z.array(text).optional(),
  /** Languages of the documentation, as tags: `[en, fr-CA]`. Pages show their names. */
  languages: z
    .array(
      z.string().regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, "expected a language tag such as en or fr-CA"),
    )
    .optional(),
  /** What the author of the site did in it. */
  role: text.optional(),
  /** When: `"2021"`, `2019 to 2021`. */
  period: text.optional(),
  /**
   * How much may be shown. `public`: nothing here is confidential. `described`: the work is described, not shown.
   * `redacted`: parts are shown that the client approved; the page may use no other file than `approved_files`.
   */
  confidentiality: z.enum(["public", "described", "redacted"]).optional(),
  /** What the sample on the page is: its form, and where it comes from. */
  sample: text.optional(),
  /** Of a redacted case: the files that the page may link to or show, written as in its links. */
  approved_files: z.array(text).optional(),
});
export type CaseFrontMatter = z.infer<typeof CaseFrontMatter>;

export const CaseFact = z.strictObject({
  /** The field of the front matter. */
  name: z.enum([
    "client",
    "sector",
    "deliverables",
    "tools",
    "languages",
    "role",
    "period",
    "sample",
    "confidentiality",
  ]),
  /** Name of the field in the page's language. */
  label: z.string(),
  /** One or more, in the page's language. */
  values: z.array(z.string()).min(1),
});
export type CaseFact = z.infer<typeof CaseFact>;

/** The facts panel of a case's page. */
export const CasePanel = z.strictObject({
  /** Name of the panel. */
  title: z.string(),
  /** At least one, in the order of the schema's names. */
  facts: z.array(CaseFact).min(1),
  confidentiality: CaseFrontMatter.shape.confidentiality,
});
export type CasePanel = z.infer<typeof CasePanel>;

/** The cases below a category, with what they can be filtered by. */
export const CaseOverview = z.strictObject({
  /** Heading of the list. */
  title: z.string(),
  /** In the order of the sidebar. */
  items: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      /** With the site's base. */
      href: z.string(),
      /** Language tag of the texts, where that is not the page's own language. */
      lang: z.string().optional(),
      /** Those that one compares: client, sector, deliverables, tools. */
      facts: z.array(CaseFact),
    }),
  ),
  /** One per fact that tells cases apart, each with its values in the language's order. */
  filters: z.array(
    z.strictObject({ name: CaseFact.shape.name, label: z.string(), options: z.array(z.string()) }),
  ),
  /** How many cases are shown, in words: by number, from none to all. */
  counts: z.array(z.string()),
  /** Name of the filters, the choice of every value, and the button that takes all choices back. */
  texts: z.strictObject({ filter: z.string(), all: z.string(), reset: z.string() }),
});
export type CaseOverview = z.infer<typeof CaseOverview>;
