/** `content/<locale>/variables.yml`: texts by name, for `{{name}}` in a page. */
import * as z from "zod";

export const VariableName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]*$/i, "expected a name of letters, digits, hyphens and underscores");

export const Variables = z
  .record(
    VariableName,
    z.string().describe("Text that stands where pages say `{{name}}`. A number goes in quotes."),
  )
  .describe("Texts by name. What a locale lacks is taken from the first locale of site.yml.");
export type Variables = z.infer<typeof Variables>;
