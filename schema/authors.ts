/** `content/authors.yml`: the people who sign posts, by key. */
import * as z from "zod";
import { ImageAddress, ofLink, PathText } from "./address.ts";
import { LocalizedText } from "./text.ts";

export const Author = z.strictObject({
  name: LocalizedText.describe("Name shown with a post."),
  title: LocalizedText.optional().describe("What the person does, in a few words."),
  description: LocalizedText.optional().describe("A few sentences for the author's page."),
  url: z.url().check(ofLink).optional().describe("Address of a page elsewhere."),
  accounts: z
    .record(z.string().min(1), z.url({ protocol: /^https?$/ }))
    .optional()
    .describe(
      "Addresses of the author's accounts, by the name of the network: `GitHub: https://github.com/ann`.",
    ),
  image: ImageAddress.optional().describe("Picture in `static/`, or on a host in `image_hosts` of site.yml."),
  permalink: PathText.optional().describe(
    "Address of the author's page under `/blog/authors/`, used as you write it. Default: the key's slug.",
  ),
});
export type Author = z.infer<typeof Author>;

export const Authors = z.record(z.string(), Author);
export type Authors = z.infer<typeof Authors>;
