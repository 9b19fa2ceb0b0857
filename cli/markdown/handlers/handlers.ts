/** Handlers that make HTML of Markdown's constructs: the ones that are not mdast-util-to-hast's own, one line each. */
import type { Heading } from "mdast";
import type { Handlers } from "mdast-util-to-hast";
import type { ContentStrings } from "../compile-settings.ts";
import type { UsableComponents } from "../directives/site-component.ts";
import type { HeadingIds } from "../page-file.ts";
import { code } from "./code.ts";
import { descriptionList } from "./description-list.ts";
import { directive } from "./directive.ts";
import { formula, orShown, type Shown } from "./formula.ts";
import { heading } from "./heading.ts";
import { html, htmlPieces } from "./html.ts";
import { image, imageReference } from "./image.ts";
import { inlineCode } from "./inline-code.ts";
import { link, linkReference, type Report } from "./link.ts";
import { listItem } from "./list-item.ts";
import { paragraph } from "./paragraph.ts";
import { table } from "./table.ts";

export function handlers(
  ids: ReadonlyMap<Heading, HeadingIds>,
  shown: Shown,
  strings: ContentStrings,
  own: UsableComponents,
  report: Report,
): Handlers {
  return {
    code: orShown(shown, code(strings, report)),
    containerDirective: directive("block", strings, own, report),
    descriptionList,
    heading: heading(ids),
    html,
    htmlPieces,
    image: image(report),
    imageReference: imageReference(report),
    inlineCode,
    inlineMath: formula(shown),
    leafDirective: directive("leaf", strings, own, report),
    link: link(report),
    linkReference: linkReference(report),
    listItem,
    math: formula(shown),
    paragraph,
    table,
    textDirective: directive("text", strings, { names: [], uses: [] }, report),
  };
}
