/** Comparison of a page on the screen with its source. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastElement, HastRoot } from "../../schema/hast.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { islandContainer } from "../article/show-article.ts";
import type { ContentRenderer } from "../navigation/content.ts";

/** The text of the document, as it was before it came to life. */
export type WrittenText = readonly Node[] | undefined;

/** A page with its text, or that of the document. */
type Page = ShownPage & { content?: HastRoot };

/** `before` may be the page of the document, whose text is nodes. */
export function isSamePage(
  before: Page,
  now: Page,
  written: WrittenText,
  { createExpand, toNodes }: ContentRenderer,
  strings: ReaderStrings,
): boolean {
  if (before.content || !now.content || !written) return JSON.stringify(before) === JSON.stringify(now);
  const { content } = now;
  const islands: HastElement[] = [];
  const made = document.createElement("div");
  made.append(
    ...toNodes(createExpand(strings, "t")(content.children), (element) => {
      islands.push(element);
      return islandContainer();
    }),
  );
  const beforeIslands = "islands" in before ? (before.islands ?? []) : [];
  return (
    JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(now)) &&
    JSON.stringify(beforeIslands) === JSON.stringify(islands) &&
    asOne(made).isEqualNode(asOne(withoutIslands(written)))
  );
}

/** The facts of a page beside its text, in one order. Of the outline, only the parts that show. */
function factsOf(page: Page): object {
  const { outline = [], ...facts } = { outline: undefined, ...page };
  const isShown = page.kind !== "home" && !("component" in page);
  return {
    ...facts,
    content: undefined,
    islands: undefined,
    hasTitle: undefined,
    outline: isShown ? outline : [],
  };
}

function withoutIslands(written: readonly Node[]): HTMLElement {
  const text = document.createElement("div");
  text.append(...written.map((node) => node.cloneNode(true)));
  for (const rendered of text.querySelectorAll("[data-island]")) rendered.replaceWith(islandContainer());
  return text;
}

/** Neighbouring texts are one, as in a document. */
function asOne(element: HTMLElement): HTMLElement {
  element.normalize();
  return element;
}
