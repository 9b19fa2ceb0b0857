/** The tags of a page in their order, each with its partner: what opens with what closes. */
import type { Html, Nodes, Root } from "mdast";
import { formatting, voidTags } from "./element-kinds.ts";
import { readTags, type Tag } from "./read-tags.ts";

export type PlacedTag = Tag & {
  node: Html;
  /** The nodes among which its node is. */
  siblings: readonly Nodes[];
  /** Within a line of text, not a block of its own. */
  isInText: boolean;
  inDrawing: boolean;
  inTable: boolean;
  inFormula: boolean;
  partner: PlacedTag | undefined;
};

/** Nodes whose children are running text. */
export const textNodes = new Set([
  "paragraph",
  "heading",
  "tableCell",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
]);

export function pairTags(root: Root): PlacedTag[] {
  const tags: PlacedTag[] = [];
  let open: PlacedTag[] = [];
  const isIn = (name: string) => open.some((tag) => tag.name === name);

  const read = (node: Html, siblings: readonly Nodes[], isInText: boolean): void => {
    for (const tag of readTags(node.value)) {
      const placed: PlacedTag = {
        ...tag,
        node,
        siblings,
        isInText,
        inDrawing: isIn("svg"),
        inTable: isIn("table"),
        inFormula: isIn("math"),
        partner: undefined,
      };
      tags.push(placed);
      if (tag.kind === "open" && !voidTags.has(tag.name) && !tag.isSelfClosing) open.push(placed);
      if (tag.kind === "close") close(placed);
    }
  };

  const close = (tag: PlacedTag): void => {
    const partner = open.findLast(({ name }) => name === tag.name);
    if (!partner) return;
    partner.partner = tag;
    tag.partner = partner;
    open = open.filter((other) => other !== partner);
  };

  const visit = (nodes: readonly Nodes[], isInText: boolean): void => {
    const outside = new Set(open);
    for (const node of nodes) {
      if (node.type === "html") read(node, nodes, isInText);
      if ("label" in node && Array.isArray(node.label)) visit(node.label, true);
      if ("children" in node) visit(node.children, textNodes.has(node.type));
    }
    // With the block around it, an element ends as well.
    open = open.filter((tag) => outside.has(tag) || formatting.has(tag.name));
  };
  visit(root.children, false);
  return tags;
}
