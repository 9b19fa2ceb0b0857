/**
 * Content → the plain elements that show it, for the compiler, which writes them as HTML, and for the browser, which makes
 * nodes of them. Elements that the allow list lacks are left out with their content.
 */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { allowedElement } from "../hast/allowed-element.ts";
import type { Expand } from "../navigation/content.ts";
import type { ExpandedArticle } from "./expansions/expansion.ts";
import { expansions } from "./expansions/expansions.ts";

/** `scope`: what tells the ids of this text from those of others on the page. */
export function createExpand(strings: ReaderStrings, scope: string): Expand {
  let ids = 0;
  const article: ExpandedArticle = {
    strings,
    inside: ({ tagName, children }) => expandAll(children, tagName),
    // No content has an id that starts like this.
    newId: () => `__${scope}${ids++}`,
  };

  function expandAll(nodes: readonly HastNode[], parent: string): HastNode[] {
    const expanded: HastNode[] = [];
    nodes.forEach((node) => {
      if (node.type === "text") {
        if (!SKIPS_SPACE.has(parent) || node.value.trim() !== "") expanded.push(node);
        return;
      }
      // One of several sizes is nothing by itself.
      if (node.tagName === "source" && parent !== "picture") return;
      const allowed = allowedElement(node);
      if (allowed) expanded.push(expandElement(allowed));
    });
    return expanded;
  }

  function expandElement(element: HastElement): HastElement {
    if (element.tagName === COMPONENT) return element;
    const expansion = ownValue(expansions, element.tagName);
    return expansion ? expansion(element, article) : { ...element, children: article.inside(element) };
  }

  return (nodes) => expandAll(nodes, "");
}

/** Elements in which white space does not count as content. */
const SKIPS_SPACE = new Set("table thead tbody tfoot tr colgroup".split(" "));
