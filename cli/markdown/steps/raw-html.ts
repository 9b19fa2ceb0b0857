/** Step that parses the HTML in a page, and reduces it to the allow list. */
import type { Root } from "hast";
import type { Transformer } from "unified";
import { elementsIn } from "../anchors-and-links.ts";
import { withTitleIds } from "../headings.ts";
import { attributeSpans } from "../html/destinations.ts";
import { markMade } from "../html/reserved-names.ts";
import { joinHtmlLines } from "../line-breaks.ts";
import { type PageFileData, pageOf, report } from "../page-file.ts";
import { hasRaw, type ResolvedHtml, resolveElements, resolveRawHtml } from "../raw-html.ts";
import { settleIds } from "../settle-ids.ts";

/** `hasExtensions`: extensions of the site may have added elements. Throws a `Refusal` for elements that are nested too deep. */
export function rawHtml({ hasExtensions }: { hasExtensions: boolean }): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    const titleIds = page.headings?.titleIds ?? [];
    // The compiler makes only what is allowed.
    if (!hasExtensions && !hasRaw(tree)) return withTitleIds(tree, titleIds);
    if (!hasExtensions) return withTitleIds(taken(resolveRawHtml(tree), page), titleIds);
    markMade(tree);
    return withTitleIds(allowedIn(tree, page), titleIds);
  };
}

/** Marks what the page has by now, before plugins of the site add elements. They find its ids as visitors do. */
export function marks(_hasPlugins: boolean): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    report(page, settleIds(elementsIn(tree), page.headings?.outline ?? []));
    markMade(tree);
  };
}

/** Reduces what plugins of the site have added. Throws a `Refusal` for elements that are nested too deep. */
export function allowed(_hasPlugins: boolean): Transformer<Root> {
  return (tree, file) => allowedIn(tree, pageOf(file));
}

function allowedIn(tree: Root, page: PageFileData): Root {
  return taken(resolveElements(tree, { hasExtensions: true }), page);
}

function taken(html: ResolvedHtml, page: PageFileData): Root {
  const { hast, findings, unseen, sources, images } = html;
  report(page, findings);
  page.unseen.unshift(...unseen);
  page.unseen.push(...joinHtmlLines(hast, page.body));
  page.unseen.push(...images.flatMap((image) => attributeSpans(image, "srcset", page.body)));
  page.sources.push(...sources);
  return hast;
}
