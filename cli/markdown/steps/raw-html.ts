/** Reads the HTML in a page, and reduces it to the allow list. */
import type { Root } from "hast";
import type { Transformer } from "unified";
import { nestedTooDeep } from "../../mdast/bounds.ts";
import { withTitleIds } from "../headings.ts";
import { markMade } from "../html/reserved-names.ts";
import { pageOf, Refusal, report } from "../page-file.ts";
import { reduced, resolveRawHtml } from "../raw-html.ts";

/** Throws a `Refusal` for elements that are nested too deep. */
export function rawHtml(): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    const { hast, findings, unseen, tooDeep } = resolveRawHtml(tree, page.body, page.isFromWord);
    if (tooDeep !== undefined) throw new Refusal(nestedTooDeep(tooDeep));
    report(page, findings);
    page.unseen.unshift(...unseen);
    return withTitleIds(hast, page.headings?.titleIds ?? []);
  };
}

/** Marks what the page's own elements are, before plugins of the site add others. */
export function marks(_isUsed: boolean): Transformer<Root> {
  return (tree) => markMade(tree);
}

/** Reduces what plugins of the site have added to the allow list. Throws a `Refusal` for elements that are nested too deep. */
export function allowed(_isUsed: boolean): Transformer<Root> {
  return (tree, file) => {
    const safe = reduced(tree, pageOf(file).body);
    if (!safe) throw new Refusal(nestedTooDeep(undefined));
    return safe;
  };
}
