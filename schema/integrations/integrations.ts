/** `integrations:` of `content/site.yml`: services that the site works with. All that is not declared here stays out of it. */
import * as z from "zod";
import { Analytics } from "./analytics.ts";
import { Consent } from "./consent.ts";
import { Embeds } from "./embeds.ts";
import { Feedback } from "./feedback.ts";
import { HeadTag } from "./head-tags.ts";

export const Integrations = z
  .strictObject({
    head: z
      .array(HeadTag)
      .default([])
      .describe("Tags for the head of every document: `<meta>` and some kinds of `<link>`. Default: none."),
    analytics: Analytics.optional().describe("How visits are counted. Default: they are not."),
    embeds: Embeds,
    feedback: Feedback.optional().describe(
      "The question “Was this page useful?” at the end of docs and posts. Default: none.",
    ),
    consent: Consent.optional().describe(
      "A question to visitors before `analytics` starts. Default: no question.",
    ),
  })
  .superRefine(({ head, analytics, consent }, context) => {
    const seen = new Set<string>();
    head.forEach((tag, index) => {
      // A site may have several profiles, and connect to several hosts.
      const key = tag.rel === undefined ? `${tag.name ?? tag.property}` : `${tag.rel} ${tag.href}`;
      if (seen.has(key))
        context.addIssue({ code: "custom", path: ["head", index], message: "expected each tag once" });
      seen.add(key);
    });
    if (consent && !analytics)
      context.addIssue({
        code: "custom",
        path: ["consent"],
        message: "expected analytics beside it: nothing else waits for consent",
      });
  });
export type Integrations = z.infer<typeof Integrations>;
