/** A table that is wider than the page scrolls inside itself. */
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import { element, findElement, textOf } from "../../hast/element.ts";
import { fill } from "../../text/fill.ts";
import type { Expansion } from "./expansion.ts";

export const table: Expansion = (content, { strings, inside }) =>
  element(
    "div",
    {
      className: ["table-scroll"],
      role: "region",
      tabIndex: 0,
      ariaLabel: fill(strings.tableOf, { columns: columnsOf(content) }),
    },
    { ...aligned(content), children: inside(content).map(withHeads) },
  );

export const cell: Expansion = (content, { inside }) => ({ ...aligned(content), children: inside(content) });

/** Content says the side of a text by an attribute that HTML no longer has; pages say it by a class. */
function aligned(content: HastElement): HastElement {
  const { align, className, ...others } = content.properties;
  if (typeof align !== "string") return content;
  const classes = Array.isArray(className) ? className : [];
  return { ...content, properties: { ...others, className: [...classes, `text-${align.toLowerCase()}`] } };
}

/** Characters of a head, and the name of the width that it needs to have four lines at most. */
const HEADS = [
  [90, "longest"],
  [56, "longer"],
  [28, "long"],
] as const;

/** The style sheet gives a column with a long head a width: the browser would make it as narrow as the longest word. */
function withHeads(node: HastNode): HastNode {
  if (node.type === "text" || !["thead", "tr", "th"].includes(node.tagName)) return node;
  if (node.tagName !== "th") return { ...node, children: node.children.map(withHeads) };
  const { length } = textOf(node).trim();
  const [, dataHead] = HEADS.find(([least]) => length > least) ?? [];
  return dataHead ? { ...node, properties: { ...node.properties, dataHead } } : node;
}

/** The caption, or what the first row says. */
function columnsOf(content: HastElement): string {
  const caption = findElement(content.children, "caption");
  if (caption) return textOf(caption).trim();
  const row = findElement(content.children, "tr");
  return (row?.children ?? [])
    .map((cell) => textOf(cell).trim())
    .filter((text) => text !== "")
    .join(", ");
}
