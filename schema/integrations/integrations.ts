/** `integrations:` of `content/site.yml`: services that the site works with. All that is not declared here stays out of it. */
import * as z from "zod";
import { offByDefault, optional } from "../fields.ts";
import { LocalizedLink, LocalizedText } from "../text.ts";
import { Embeds } from "./embeds.ts";
import { HeadTag } from "./head-tags.ts";
import { hostName, serviceAddress } from "./service-addresses.ts";

/** An attribute that only holds data. */
const DataAttribute = z
  .string()
  .regex(/^data-[a-z0-9]+(-[a-z0-9]+)*$/, "expected names that start with data-, such as data-domain");

/** Counting of visits: a script of another service, or a few bytes to an address of the site’s own. */
const Analytics = z
  .strictObject({
    script: optional.object(
      "A script of an analytics service. It runs in your pages with all their rights. Default: none.",
      {
        src: serviceAddress("/stats/script.js").describe(
          "Address of the script, such as `https://stats.example.com/script.js`, or a path of this site. It is loaded after the first page has been shown.",
        ),
        hosts: z
          .array(hostName("stats.example.com"))
          .default([])
          .describe("Hosts that the script sends data to. Default: the host of the script."),
        attributes: z
          .record(DataAttribute, z.string())
          .default({})
          .describe("Attributes of the script, such as `data-domain: example.com`. Default: none."),
      },
    ),
    beacon: optional.object("A count of pages without a script of others. Default: none.", {
      endpoint: serviceAddress("/visits").describe(
        "Where each visited page is sent to by POST, as a form with `page` and `referrer`. A path of this site, or an address such as `https://stats.example.com/visits`.",
      ),
      searches: offByDefault("True: searches without results are sent, too, as `search`. Default: false."),
    }),
  })
  .refine(({ script, beacon }) => script ?? beacon, "expected script or beacon");

/** The question at the end of docs and posts whether the page was useful. */
const Feedback = z
  .strictObject({
    endpoint: serviceAddress("/feedback")
      .optional()
      .describe(
        "Where answers are sent to by POST, as a form with `page`, `answer` (`yes` or `no`) and `text`. A path of this site, or an address such as `https://forms.example.com/answers`.",
      ),
    mail: z
      .email("expected an e-mail address such as docs@example.com")
      .optional()
      .describe("E-mail address for answers, instead of `endpoint`."),
  })
  .superRefine(({ endpoint, mail }, context) => {
    if ((endpoint === undefined) === (mail === undefined))
      context.addIssue({ code: "custom", path: [], message: "expected either endpoint or mail" });
  });
/** The question whether visits may be counted. */
const Consent = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, "expected a name of letters, digits, ., - and _")
    .describe("Name of the question. If you change it, every visitor is asked again."),
  text: LocalizedText.optional().describe(
    "What visitors agree to, as plain text. Default: a sentence that says that visits are counted.",
  ),
  link: optional.object("A link after the text, such as to the privacy policy. Default: none.", {
    label: LocalizedText.describe("Text of the link."),
    to: LocalizedLink,
  }),
});
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
    const seen = new Map<string, number>();
    head.forEach((tag, index) => {
      // A site may have several profiles, and connect to several hosts.
      const key = tag.rel === undefined ? `${tag.name ?? tag.property}` : `${tag.rel} ${tag.href}`;
      const first = seen.get(key);
      if (first !== undefined)
        context.addIssue({
          code: "custom",
          path: ["head", index],
          message: `the tag “${key}” is in “head” twice`,
          params: { first },
        });
      else seen.set(key, index);
    });
    if (consent && !analytics)
      context.addIssue({
        code: "custom",
        path: ["consent"],
        message: "expected analytics beside it: nothing else waits for consent",
      });
  });
export type Integrations = z.infer<typeof Integrations>;
