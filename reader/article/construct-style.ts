/** Loads the style of steps, cards, keys and badges, and that of embedded content, before a page with one of them shows. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastElement, HastNode, HastRoot } from "../../schema/hast.ts";
import { loadStyle } from "../navigation/with-style.ts";

/** A page of a document has its text, and its style, as HTML. */
export async function loadConstructStyle(page: ShownPage): Promise<void> {
  if (!hasContent(page)) return;
  const { children } = page.content;
  await Promise.all([
    hasElement(children, isConstruct) && loadStyle("constructs"),
    hasElement(children, ({ tagName }) => /^tw-(embed|video)$/.test(tagName)) && loadStyle("integrations"),
  ]);
}

function hasContent(page: ShownPage): page is ShownPage & { content: HastRoot } {
  return "content" in page && Boolean(page.content);
}

/** Data of another shape is for whoever shows it. */
function hasElement(nodes: readonly HastNode[], isMeant: (element: HastElement) => boolean): boolean {
  if (!Array.isArray(nodes)) return false;
  return nodes.some(
    (node) => node?.type === "element" && (isMeant(node) || hasElement(node.children, isMeant)),
  );
}

/** The compiler gives each of them this class first. */
function isConstruct({ properties }: HastElement): boolean {
  return /^construct\b/.test(String(properties?.className));
}
