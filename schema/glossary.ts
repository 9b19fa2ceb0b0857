/** `content/<locale>/glossary.yml`: terms that pages explain with `:term[…]`, and where the list of them is. */
import * as z from "zod";
import { Name } from "./address.ts";
import { nonempty } from "./fields.ts";

export const GlossaryTerm = z.strictObject({
  term: nonempty("The term as the glossary shows it."),
  also: z
    .array(z.string().min(1))
    .default([])
    .describe("Other forms of it that pages use: plurals, abbreviations."),
  text: nonempty("What it means, in Markdown. Links start from the folder of the locale."),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const Glossary = z
  .strictObject({
    page: Name.regex(/^\/.+\.md$/, "expected a file from the locale's folder, such as /pages/glossary.md")
      .default("/pages/glossary.md")
      .describe("The file with `::glossary` on a line of its own, which becomes the list. Terms link there."),
    terms: z
      .record(
        z.string().regex(/^[a-z][a-z0-9-]*$/, "expected a name of lower-case letters, digits and hyphens"),
        GlossaryTerm,
      )
      .describe("Terms by the id that their heading gets."),
  })
  .superRefine(({ terms }, context) => {
    const owners = new Map<string, string>();
    for (const [key, { term, also }] of Object.entries(terms))
      for (const name of [key, term, ...also]) {
        const first = owners.get(name.toLowerCase());
        if (first === undefined) owners.set(name.toLowerCase(), key);
        else if (first !== key)
          context.addIssue({
            code: "custom",
            path: ["terms", key],
            message: `“${name}” is already a name of the term “${first}”`,
            params: { first },
          });
      }
  });
export type Glossary = z.infer<typeof Glossary>;
