/** Content → its HTML for the document, and the data about it that the document holds besides. */
import { renderToString } from "react-dom/server";
import { createExpand } from "../../reader/article/expand.ts";
import { idPrefix, scopeOf } from "../../reader/article/island-ids.ts";
import { type FindComponent, SiteComponent } from "../../reader/article/SiteComponent.tsx";
import type { DocumentPage } from "../../schema/document-data.ts";
import { hasTitle } from "../../schema/has-title.ts";
import type { HastElement, HastNode, HastRoot } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";
import type { ArticlePage, PageData } from "../../schema/page.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { articleHtml } from "./article-html.ts";

export type { FindComponent };

type WrittenArticle = {
  html: string;
  /** The site's own components in it, those inside of others aside. */
  islands: HastElement[];
};

/** `find` gives the site's own components, where it has any. */
export function writeArticle(
  { children }: HastRoot,
  strings: ReaderStrings,
  find: FindComponent | undefined,
): WrittenArticle {
  const islands: HastElement[] = [];
  const island = (element: HastElement): string => {
    const number = islands.push(element) - 1;
    const html = find && islandHtml(element, number, strings, find);
    return `<div class="component" data-island="">${html ?? ""}</div>`;
  };
  const html = articleHtml(createExpand(strings, "t")(children), island);
  return { html, islands };
}

function islandHtml(
  element: HastElement,
  number: number,
  strings: ReaderStrings,
  find: FindComponent,
): string {
  const expand = createExpand(strings, scopeOf(number));
  return renderToString(<SiteComponent element={element} find={find} expand={expand} />, {
    identifierPrefix: idPrefix(number),
  });
}

/** The page's data as its document has it. */
export function documentPage(page: PageData, article: WrittenArticle | undefined): DocumentPage {
  if (!isArticle(page)) return page;
  const { content, outline: _, ...rest } = page;
  const islands = article && article.islands.length > 0 ? { islands: article.islands } : {};
  const titled =
    rest.kind === "doc" && rest.hideTitle && hasTitle(content.children) ? { hasTitle: true } : {};
  return { ...rest, ...titled, ...islands };
}

export function isArticle(page: PageData): page is ArticlePage {
  return "content" in page;
}

/** A page's own components by themselves, without the page around them. Throws what they throw. */
export function renderComponents({ children }: HastRoot, find: FindComponent): void {
  const asTheyAre = (nodes: readonly HastNode[]) => [...nodes];
  const visit = (node: HastNode): void => {
    if (node.type === "text") return;
    if (node.tagName === COMPONENT)
      renderToString(<SiteComponent element={node} find={find} expand={asTheyAre} />);
    else node.children.forEach(visit);
  };
  children.forEach(visit);
}
