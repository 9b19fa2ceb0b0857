/** Reads the HTML in a page, and reduces it to the allow list. */
import type { Root } from "hast";
import type { Transformer } from "unified";
import { nestedTooDeep } from "../bounds.ts";
import { withTitleIds } from "../headings.ts";
import { pageOf, Refusal, report } from "../page-file.ts";
import { resolveRawHtml } from "../raw-html.ts";

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
