/** `content/tags.yml`: the tags of docs and posts, by key. */
import * as z from "zod";
import { PathText } from "./address.ts";
import { LocalizedText } from "./text.ts";

export const Tag = z.strictObject({
  label: LocalizedText.optional().describe("Text of the tag. Default: the key."),
  description: LocalizedText.optional().describe("A sentence for the tag's page."),
  permalink: PathText.optional().describe(
    "Last part of the address of the tag's page, used as you write it. Default: the key's slug.",
  ),
});
export type Tag = z.infer<typeof Tag>;

export const Tags = z.record(z.string(), Tag);
export type Tags = z.infer<typeof Tags>;
