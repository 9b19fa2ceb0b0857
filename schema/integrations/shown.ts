/** Integrations as the reader needs them: what it sends where, and the texts that it shows. */
import * as z from "zod";
import { flag, optional, text } from "../fields.ts";
import { Link } from "../page-parts.ts";

const endpoint = text("Address that answers are sent to by POST.");

export const ShownFeedback = z.strictObject({
  endpoint: endpoint.optional(),
  mail: optional.text("Start of the address of a mail, up to its subject; in place of `endpoint`."),
  question: text("The question."),
  yes: text("One answer."),
  no: text("The other answer."),
  text: text("Above the field for a text."),
  send: text("Button that sends it."),
  thanks: text("Shown once the answer is sent."),
  failed: text("Shown where it could not be sent."),
});
export type ShownFeedback = z.infer<typeof ShownFeedback>;

export const ShownConsent = z.strictObject({
  id: text("An answer counts until the question has another id."),
  title: text("Screen-reader name of the question."),
  text: text("The question."),
  link: Link.optional().describe("A link after the text."),
  accept: text("One answer."),
  refuse: text("The other answer."),
  change: text("Button that asks again."),
});
export type ShownConsent = z.infer<typeof ShownConsent>;

export const ShownIntegrations = z.strictObject({
  script: z.literal(true).optional().describe("The document has the script of an analytics service."),
  beacon: optional.object("A count of pages.", {
    endpoint: text("Address that each visited page is sent to by POST."),
    searches: flag("True: searches without results are sent, too."),
  }),
  feedback: ShownFeedback.optional().describe("The question at the end of docs and posts."),
  consent: ShownConsent.optional().describe("The question to visitors before their visits are counted."),
});
export type ShownIntegrations = z.infer<typeof ShownIntegrations>;
