/** First part of a text, as much as fills the window. Rather too much than too little: what is left out must not have been in sight. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { ownBlocks } from "../../schema/own-elements.ts";
import { textOf } from "../hast/text-of.ts";
import type { WindowSize } from "../navigation/content.ts";

/** Least height of a line and width of a character. */
const LINE = 22;
const CHARACTER = 8;
/** A line of text has at most as many characters. */
const LONGEST = 80;
/** Least height above the text: the bar, and the page's title. */
const HEAD = 160;

/**
 * Elements that count as one line, whatever they hold: they may be closed, hide a part of themselves or have a height of
 * their own.
 */
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
