/** Texts by name, for `{{name}}` in a page: `content/<locale>/variables.yml`, and `variables` of `site.yml`. */
import * as z from "zod";
import { LocalizedText } from "./text.ts";

export const VariableName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]*$/i, "expected a name of letters, digits, hyphens and underscores");

const whatItIs =
  "Text that replaces `{{name}}` in pages. It can use other variables. Put numbers in quotes. `false` says that the site has no such value.";

const None = z.literal(false);

export const Variables = z
  .record(VariableName, z.union([z.string(), None]).describe(whatItIs))
  .describe("Texts by name. What a locale lacks is taken from site.yml, then from the first locale.");
export type Variables = z.infer<typeof Variables>;

export const SharedVariables = z.record(VariableName, z.union([LocalizedText, None]).describe(whatItIs));
export type SharedVariables = z.infer<typeof SharedVariables>;
