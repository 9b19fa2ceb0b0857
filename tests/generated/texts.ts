/** The text of a page, of its data and of its document: words, links and pictures in their order, without white space. */
import type { Element, ElementContent } from "hast";
import type { HastNode } from "../../schema/hast.ts";
import { ownElement } from "../../schema/own-elements.ts";

export type ReadNode = ElementContent;

/** The labels of tabs are properties in the data, and text in the document. */
export function writtenText(nodes: readonly HastNode[]): string {
  return squeezed(
    nodes
      .map((node): string => {
        if (node.type === "text") return node.value;
        const { tagName, properties, children } = node;
        const label = String(properties[ownElement(tagName)?.titledBy ?? ""] ?? "");
        return marked(tagName, properties, label + writtenText(children));
      })
      .join(""),
  );
}

/** Without what the reader adds. */
export function shownText(nodes: readonly ReadNode[]): string {
  return squeezed(
    nodes
      .map((node): string => {
        if (node.type === "text") return node.value;
        if (node.type !== "element" || isOfReader(node)) return "";
        return marked(node.tagName, node.properties, shownText(node.children));
      })
      .join(""),
  );
}

function isOfReader({ tagName, properties: { className, role } }: Element): boolean {
  const classes = Array.isArray(className) ? className : [];
  // A heading of this class is that of footnotes, which the data has, too.
  if (classes.includes("sr-only") && tagName === "span") return true;
  return role === "tablist" || classes.includes("code-tools") || classes.includes("heading-link");
}

function marked(tagName: string, { href, src, alt }: Record<string, unknown>, text: string): string {
  if (tagName === "a" && href !== undefined) return `[${text}](${href})`;
  return tagName === "img" ? `![${alt ?? ""}](${src})` : text;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, "");
}
