/** The question at the end of docs and posts whether the page was useful. */
import * as z from "zod";
import { serviceAddress } from "./addresses.ts";

export const Feedback = z
  .strictObject({
    endpoint: serviceAddress("/feedback")
      .optional()
      .describe(
        "Where answers are sent to by POST, as a form with `page`, `answer` (`yes` or `no`) and `text`. A path of this site, or an address such as `https://forms.example.com/answers`.",
      ),
    mail: z
      .email("expected a mail address such as docs@example.com")
      .optional()
      .describe("Mail address for answers, instead of `endpoint`."),
  })
  .superRefine(({ endpoint, mail }, context) => {
    if ((endpoint === undefined) === (mail === undefined))
      context.addIssue({ code: "custom", path: [], message: "expected either endpoint or mail" });
  });
export type Feedback = z.infer<typeof Feedback>;
