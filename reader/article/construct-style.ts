/** Loads the style of steps, cards, keys and the like, and that of icons, before a page with one of them shows. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastNode, HastRoot } from "../../schema/hast.ts";
import { loadStyle } from "../navigation/with-style.ts";

/** A page of a document has its text, and its style, as HTML. */
export async function loadConstructStyle(page: ShownPage): Promise<void> {
  if (!hasContent(page)) return;
  const { children } = page.content;
  await Promise.all([
    hasClass(children, /^construct\b/) && loadStyle("constructs"),
    hasClass(children, /^code-part\b/) && loadStyle("construct-code"),
    hasClass(children, /^construct,icon\b/) && loadStyle("construct-icons"),
  ]);
}

function hasContent(page: ShownPage): page is ShownPage & { content: HastRoot } {
  return "content" in page && Boolean(page.content);
}

/** The compiler gives each of them such a class first. Data of another shape is for whoever shows it. */
function hasClass(nodes: readonly HastNode[], name: RegExp): boolean {
  if (!Array.isArray(nodes)) return false;
  return nodes.some(
    (node) =>
      node?.type === "element" &&
      (name.test(String(node.properties?.className)) || hasClass(node.children, name)),
  );
}
