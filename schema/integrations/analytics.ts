/** Counting of visits: a script of another service, or a few bytes to an address of the site's own. */
import * as z from "zod";
import { hostName, serviceAddress } from "./service-addresses.ts";

/** An attribute that only holds data. */
const DataAttribute = z
  .string()
  .regex(/^data-[a-z0-9]+(-[a-z0-9]+)*$/, "expected names that start with data-, such as data-domain");

export const Analytics = z
  .strictObject({
    script: z
      .strictObject({
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
      })
      .optional()
      .describe(
        "A script of an analytics service. It runs in your pages with all their rights. Default: none.",
      ),
    beacon: z
      .strictObject({
        endpoint: serviceAddress("/visits").describe(
          "Where each visited page is sent to by POST, as a form with `page` and `referrer`. A path of this site, or an address such as `https://stats.example.com/visits`.",
        ),
        searches: z
          .boolean()
          .default(false)
          .describe("True: searches without results are sent, too, as `search`. Default: false."),
      })
      .optional()
      .describe("A count of pages without a script of others. Default: none."),
  })
  .refine(({ script, beacon }) => script ?? beacon, "expected script or beacon");
export type Analytics = z.infer<typeof Analytics>;
