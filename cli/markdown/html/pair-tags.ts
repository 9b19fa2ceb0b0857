/** Tags of a page in their order, each start tag with its end tag. */
import type { Html, Nodes, Root } from "mdast";
import { formatting, voidTags } from "./element-kinds.ts";
import { type HtmlTag, readTags } from "./read-tags.ts";

export type PlacedTag = HtmlTag & {
  node: Html;
  /** The nodes among which its node is. */
  siblings: readonly Nodes[];
  /** Within a line of text, not a block of its own. */
  isInText: boolean;
  inDrawing: boolean;
  inTable: boolean;
  inFormula: boolean;
  inPicture: boolean;
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

/** Elements that change what is known inside of them. */
const surroundings = new Set(["svg", "table", "math", "picture"]);

export function pairTags(root: Root): PlacedTag[] {
  const tags: PlacedTag[] = [];
  let open: { tag: PlacedTag; level: number }[] = [];
  let around: string[] = [];

  const read = (node: Html, siblings: readonly Nodes[], isInText: boolean, level: number): void => {
    for (const tag of readTags(node.value)) {
      const placed: PlacedTag = {
        ...tag,
        node,
        siblings,
        isInText,
        inDrawing: around.includes("svg"),
        inTable: around.includes("table"),
        inFormula: around.includes("math"),
        inPicture: around.includes("picture"),
        partner: undefined,
      };
      tags.push(placed);
      if (tag.kind === "open" && !voidTags.has(tag.name) && !tag.isSelfClosing) {
        open.push({ tag: placed, level });
        if (surroundings.has(tag.name)) around.push(tag.name);
      }
      if (tag.kind === "close") close(placed);
    }
  };

  const close = (tag: PlacedTag): void => {
    const at = open.findLastIndex((other) => other.tag.name === tag.name);
    const partner = open[at]?.tag;
    if (!partner) return;
    partner.partner = tag;
    tag.partner = partner;
    open.splice(at, 1);
    if (surroundings.has(tag.name)) around.splice(around.lastIndexOf(tag.name), 1);
  };

  const visit = (nodes: readonly Nodes[], isInText: boolean, level: number): void => {
    const before = tags.length;
    for (const node of nodes) {
      if (node.type === "html") read(node, nodes, isInText, level);
      if ("label" in node && Array.isArray(node.label)) visit(node.label, true, level + 1);
      if ("children" in node) visit(node.children, textNodes.has(node.type), level + 1);
    }
    if (tags.length === before) return;
    // With the block around it, an element ends as well.
    open = open.filter((other) => other.level < level || formatting.has(other.tag.name));
    around = open.flatMap(({ tag }) => (surroundings.has(tag.name) ? [tag.name] : []));
  };
  visit(root.children, false, 0);
  return tags;
}
