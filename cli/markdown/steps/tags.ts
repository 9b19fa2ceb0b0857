/** Step that makes text of tags that HTML does not know, and removes those that a page may not have. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { resolveTags } from "../html/resolve-tags.ts";
import { pageOf, report } from "../page-file.ts";

/** `components` are names of the site's own components. */
export function tags(components: readonly string[]): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { findings, filled } = resolveTags(root, page.body, components);
    report(page, findings);
    page.filled.push(...filled);
  };
}
