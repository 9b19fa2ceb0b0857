/** Step that reports MDX and directives with a slip, and repairs blocks that are closed loosely. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { KnownDirectives } from "../directives/directives.ts";
import { directiveSlips } from "../directives/slips.ts";
import { mdxLeftovers } from "../mdx.ts";
import { pageOf, report } from "../page-file.ts";

type Known = {
  /** Of directives, with those that are taken out of the text before it is parsed. */
  names: KnownDirectives;
  /** Names of the site's own components. */
  components: readonly string[];
};

export function leftovers({ names, components }: Known): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { findings, strayFences } = directiveSlips(root, page.body, names, components);
    report(page, [...mdxLeftovers(root, page.body), ...findings]);
    page.strayFences = strayFences;
  };
}
