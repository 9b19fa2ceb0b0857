/** The announcement on top of every page (S41). */
import * as z from "zod";
import { LocalizedText } from "./text.ts";

export const Announcement = z.strictObject({
  /** Name of the announcement. Who closed it does not see it again; under a new id everybody does. */
  id: z.string().regex(/^[A-Za-z0-9._-]+$/, "expected a name of letters, digits, ., - and _"),
  /** One sentence, as plain text. */
  text: LocalizedText,
  /** A link after the text. Default: none. */
  link: z
    .strictObject({
      /** Text of the link. */
      label: LocalizedText,
      /** A route of this site (`/contact`; the locale's base is added) or an absolute URL. */
      to: z.string().min(1),
    })
    .optional(),
  /** False: visitors cannot close it. Default: true. */
  closable: z.boolean().default(true),
});
export type Announcement = z.infer<typeof Announcement>;
