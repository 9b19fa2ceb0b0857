/** The question whether visits may be counted. */
import * as z from "zod";
import { LocalizedText } from "../text.ts";

export const Consent = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, "expected a name of letters, digits, ., - and _")
    .describe("Name of the question. If you change it, every visitor is asked again."),
  text: LocalizedText.optional().describe(
    "What visitors agree to, as plain text. Default: a sentence that says that visits are counted.",
  ),
  link: z
    .strictObject({
      label: LocalizedText.describe("Text of the link."),
      to: z
        .string()
        .min(1)
        .describe("A route of this site (`/docs/privacy`; the locale's base is added) or an absolute URL."),
    })
    .optional()
    .describe("A link after the text, such as to the privacy policy. Default: none."),
});
export type Consent = z.infer<typeof Consent>;
