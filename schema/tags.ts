/** `content/tags.yml`: the tags of docs and posts, by key. */
import * as z from "zod";
import { LocalizedText } from "./text.ts";

export const Tag = z.strictObject({
  /** Text of the tag. Default: the key. */
  label: LocalizedText.optional(),
  /** A sentence for the tag's page. */
  description: LocalizedText.optional(),
  /** Last part of the address of the tag's page, kept verbatim. Default: the key's slug. */
  permalink: z.string().min(1).optional(),
});
export type Tag = z.infer<typeof Tag>;

export const Tags = z.record(z.string(), Tag);
export type Tags = z.infer<typeof Tags>;
