/** First part of a text, as much as fills the window. Rather too much than too little: what is left out must not have been in sight. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { ownBlocks } from "../../schema/own-elements.ts";
import { textOf } from "../hast/text-of.ts";
import type { WindowSize } from "../navigation/content.ts";

/** What a line is high, and a character wide, at least. */
const LINE = 22;
const CHARACTER = 8;
/** A line of text has at most as many characters. */
const LONGEST = 80;
/** What is above the text, at least: the bar, and the page's title. */
const HEAD = 160;

/** What may be closed, hides a part of itself or has a height of its own counts as one line, whatever it holds. */
const UNKNOWN: ReadonlySet<string> = new Set(["details", "table", "svg", ...ownBlocks]);

/** The number of `nodes` that fill a window of this size, from the first one on. */
export function firstPart(nodes: readonly HastNode[], { width, height }: WindowSize): number {
  const perLine = Math.min(LONGEST, width / CHARACTER);
  let left = (height - HEAD) / LINE;
  const at = nodes.findIndex((node) => {
    if (node.type === "element") left -= Math.max(1, linesOf(node, perLine));
    return left <= 0;
  });
  return at < 0 ? nodes.length : at + 1;
}

function linesOf(element: HastElement, perLine: number): number {
  if (UNKNOWN.has(element.tagName)) return 1;
  if (element.tagName === "pre") return textOf(element).trim().split("\n").length;
  return element.children.reduce(
    (sum, node) => sum + (node.type === "text" ? node.value.length / perLine : linesOf(node, perLine)),
    0,
  );
}
