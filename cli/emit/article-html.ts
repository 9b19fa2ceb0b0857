/**
 * Expanded content → HTML, written directly: React would take ten times as long. `reader/article/to-nodes.ts` makes the
 * same elements in the browser.
 */
import { attributesOf, voidTags } from "../../reader/hast/attributes.ts";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { COMPONENT } from "../../schema/own-elements.ts";
import { escapedText, escapedValue } from "./html-tags.ts";

/** `island`: writes what one of the site's own components renders. */
export function articleHtml(nodes: readonly HastNode[], island?: (element: HastElement) => string): string {
  let html = "";
  for (const node of nodes) {
    if (node.type === "text") html += escapedText(node.value);
    else if (node.tagName === COMPONENT && island) html += island(node);
    else html += elementHtml(node, island);
  }
  return html;
}

function elementHtml(element: HastElement, island?: (element: HastElement) => string): string {
  const { tagName, children } = element;
  let html = `<${tagName}`;
  for (const [name, value] of attributesOf(element)) html += ` ${name}="${escapedValue(value)}"`;
  if (voidTags.has(tagName)) return `${html}/>`;
  const content = articleHtml(children, island);
  // HTML drops the first line break after this tag.
  const lineBreak = tagName === "pre" && content.startsWith("\n") ? "\n" : "";
  return `${html}>${lineBreak}${content}</${tagName}>`;
}
