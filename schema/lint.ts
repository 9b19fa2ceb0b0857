/** `lint:` of `site.yml`: rules of house style, which are off unless the site asks for them. */
import * as z from "zod";

const style = z.boolean().default(false);

export const Lint = z.strictObject({
  french_spaces: style.describe(
    "True: French punctuation has a no-break space beside it: before `:` `;` `!` `?` and `»`, and after `«`. It is for pages in French; in `fr-CA`, `;` `!` and `?` have none. Default: false.",
  ),
  apostrophes: style.describe("True: an apostrophe within a word is `’`. Default: false."),
  ellipses: style.describe("True: an ellipsis is one character, `…`. Default: false."),
  repeated_words: style.describe(
    "True: no word is written twice in a row, as in “the the”. It is for pages in English and French. Default: false.",
  ),
  sentence_words: z
    .number()
    .int()
    .min(5)
    .optional()
    .describe("The most words of a sentence, such as `40`. Default: any number."),
  sentence_case: style.describe(
    "True: a heading or a title has a capital at its start, and in names alone. Names are in `terms.yml` of the language, or elsewhere in the text of the page. Default: false.",
  ),
});
export type Lint = z.infer<typeof Lint>;
