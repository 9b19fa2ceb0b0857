/** `extensions:` of `content/site.yml`: code that takes part in compiling pages. */
import * as z from "zod";

const Extension = z
  .union([
    z.string().min(1),
    z.strictObject({
      use: z.string().min(1).describe("Name of the package, or of a file in `extensions/`."),
      options: z.unknown().optional().describe("What the plugin is given as its options."),
    }),
  ])
  .describe(
    "Name of a package, or of a file in `extensions/` of the content folder, whose default export is the plugin.",
  );

export const Extensions = z.strictObject({
  remark: z
    .array(Extension)
    .default([])
    .describe(
      "Plugins of remark. They see the tree of Markdown, once variables and terms are filled in. Default: none.",
    ),
  rehype: z
    .array(Extension)
    .default([])
    .describe(
      "Plugins of rehype. They see the tree of HTML; what they add is held to what a page may have. Default: none.",
    ),
});
export type Extensions = z.infer<typeof Extensions>;
