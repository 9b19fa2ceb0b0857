/** `content/<locale>/terms.yml`: the words that the pages of a language use, and those that they avoid. */
import * as z from "zod";

const word = z.string().regex(/^[\p{L}\p{N}](?:.*\S)?$/u, "expected a word, or several that belong together");

export const Terms = z.strictObject({
  write: z
    .record(word, z.array(word).min(1).describe("What the pages do not write for it."))
    .default({})
    .describe(
      "The words to write, each with those that it takes the place of: `licence: [license]`. A word in small letters stands for its forms with capitals, too. `twsite check --fix` writes them.",
    ),
  avoid: z
    .array(word)
    .default([])
    .describe("Words that a sentence is better without, such as `simply`. Default: none."),
  names: z
    .array(word)
    .default([])
    .describe("Names that have a capital in a heading, too, such as `Style Guide`. Default: none."),
});
export type Terms = z.infer<typeof Terms>;
