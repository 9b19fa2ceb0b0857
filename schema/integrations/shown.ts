/** Integrations as the reader needs them: what it sends where, and the texts that it shows. */
import * as z from "zod";
import { Link } from "../page-parts.ts";

const endpoint = z.string().describe("Address that answers are sent to by POST.");

export const ShownFeedback = z.strictObject({
  endpoint: endpoint.optional(),
  mail: z
    .string()
    .optional()
    .describe("Start of the address of a mail, up to its subject; in place of `endpoint`."),
  question: z.string().describe("The question."),
  yes: z.string().describe("One answer."),
  no: z.string().describe("The other answer."),
  text: z.string().describe("Above the field for a text."),
  send: z.string().describe("Button that sends it."),
  thanks: z.string().describe("Shown once the answer is sent."),
  failed: z.string().describe("Shown where it could not be sent."),
});
export type ShownFeedback = z.infer<typeof ShownFeedback>;

export const ShownConsent = z.strictObject({
  id: z.string().describe("An answer counts until the question has another id."),
  title: z.string().describe("Screen-reader name of the question."),
  text: z.string().describe("The question."),
  link: Link.optional().describe("A link after the text."),
  accept: z.string().describe("One answer."),
  refuse: z.string().describe("The other answer."),
  change: z.string().describe("Button that asks again."),
});
export type ShownConsent = z.infer<typeof ShownConsent>;

export const ShownIntegrations = z.strictObject({
  script: z.literal(true).optional().describe("The document has the script of an analytics service."),
  beacon: z
    .strictObject({
      endpoint: z.string().describe("Address that each visited page is sent to by POST."),
      searches: z.boolean().describe("True: searches without results are sent, too."),
    })
    .optional()
    .describe("A count of pages."),
  feedback: ShownFeedback.optional().describe("The question at the end of docs and posts."),
  consent: ShownConsent.optional().describe("The question to visitors before their visits are counted."),
});
export type ShownIntegrations = z.infer<typeof ShownIntegrations>;
