/** `content/<locale>/synonyms.yml`: what visitors type where the pages of the site have other words. */
import * as z from "zod";

const words = z.string().min(1);

export const Synonyms = z
  .record(
    words,
    z.array(words).min(1).describe("The words of pages: a single word, or several that belong together."),
  )
  .describe(
    "By the word or words that visitors type. The search also finds pages that have one of the others.",
  );
export type Synonyms = z.infer<typeof Synonyms>;
