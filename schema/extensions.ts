/** `extensions:` of `content/site.yml`: code that takes part in compiling pages. */
import * as z from "zod";

const Extension = z
  .union([
    z.string().min(1),
    z.strictObject({
      use: z.string().min(1).describe("Name of the package, or of a file in `extensions/`."),
      options: z.unknown().optional().describe("Options that its default export gets."),
    }),
  ])
  .describe("Name of a package, or of a file in `extensions/` of the content folder.");

export const Extensions = z.strictObject({
  directives: z
    .array(Extension)
    .default([])
    .describe("Directives: modules that export what `defineDirective` gives. Default: none."),
  rules: z
    .array(Extension)
    .default([])
    .describe("Rules for the text of pages: modules that export what `defineRule` gives. Default: none."),
  remark: z
    .array(Extension)
    .default([])
    .describe(
      "Plugins of remark. They get the Markdown tree, with variables, terms and directives of the site filled in. Default: none.",
    ),
  rehype: z
    .array(Extension)
    .default([])
    .describe(
      "Plugins of rehype. They get the HTML tree, and can add only what a page may contain. Default: none.",
    ),
});
export type Extensions = z.infer<typeof Extensions>;
