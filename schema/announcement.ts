/** The announcement on top of every page. */
import * as z from "zod";
import { LocalizedLink, LocalizedText } from "./text.ts";

export const Announcement = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, "expected a name of letters, digits, ., - and _")
    .describe(
      "Name of the announcement. Visitors who closed it do not see it again. If you change the name, everyone sees it.",
    ),
  text: LocalizedText.describe("One sentence, as plain text."),
  link: z
    .strictObject({
      label: LocalizedText.describe("Text of the link."),
      to: LocalizedLink,
    })
    .optional()
    .describe("A link after the text. Default: none."),
  closable: z.boolean().default(true).describe("False: visitors cannot close it. Default: true."),
});
export type Announcement = z.infer<typeof Announcement>;
