/** `content/authors.yml`: the people who sign posts, by key. */
import * as z from "zod";
import { LocalizedText } from "./text.ts";

export const Author = z.strictObject({
  /** Name shown with a post. */
  name: LocalizedText,
  /** What the person does, in a few words. */
  title: LocalizedText.optional(),
  /** A few sentences for the author's page. */
  description: LocalizedText.optional(),
  /** Address of a page elsewhere. */
  url: z.url().optional(),
  /** Picture in `static/`. */
  image: z.string().optional(),
  /** Address of the author's page under `/blog/authors/`, kept verbatim. Default: the key's slug. */
  permalink: z.string().min(1).optional(),
});
export type Author = z.infer<typeof Author>;

export const Authors = z.record(z.string(), Author);
export type Authors = z.infer<typeof Authors>;
