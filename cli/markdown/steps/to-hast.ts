/** Step from mdast to hast, in which HTML is still a text. */
import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { ContentStrings } from "../compile-settings.ts";
import { pageOf, report } from "../page-file.ts";
import { hastOf } from "../to-hast.ts";

type Options = {
  strings: ContentStrings;
  /** Names of the site's own components. */
  components: readonly string[];
};

export function toHast({ strings, components }: Options): Transformer<Root, HastRoot> {
  return (root, file) => {
    const page = pageOf(file);
    const ids = page.headings?.ids ?? new Map();
    const { hast, uses, findings } = hastOf(root, { ids, shown: page.shown }, strings, components);
    page.components = uses;
    if (!findings.some(({ rule }) => rule.startsWith("directive-"))) report(page, page.strayFences);
    report(page, findings);
    return hast;
  };
}
