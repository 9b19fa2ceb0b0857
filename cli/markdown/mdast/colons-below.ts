/**
 * Lines of colons directly below a table or a definition close the directive around it (remark-directive). For Sätteri, they belong to what is
 * above them: it reads the text with a blank line between.
 */
import type { Nodes, Root } from "mdast";
import { fencesIn } from "./fences.ts";

/** The offsets of these lines. Undefined where one may be in something else, or may close nothing. */
export function colonsBelow(text: string): number[] | undefined {
  if (!/\S[ \t]*\n[ \t>]*:{3,}[ \t]*$/m.test(text)) return [];
  const starts: number[] = [];
  /** Colons of the directives around the line. */
  const open: number[] = [];
  let isNested = false;
  let isHtml = false;
  let isComment = false;
  let above: "table" | "inner" | undefined;
  for (const { text: line, start, isCode } of fencesIn(text).lines) {
    isHtml = (isHtml || /^[ \t>]*</.test(line)) && !/^[ \t>]*$/.test(line);
    if (isHtml && line.includes("<!--")) isComment = true;
    if (isComment && line.includes("-->")) isComment = false;
    const [, before = "", colons, name] = isCode ? [] : (colonLine.exec(line) ?? []);
    if (colons === undefined) {
      if (isCode || /^[ \t>]*$/.test(line)) above = undefined;
      else if (blockAbove.test(line)) above = /^(?:[|:[]|-(?![ \t]))/.test(line) ? "table" : "inner";
      continue;
    }
    isNested ||= before !== "" || isHtml || isComment;
    const isEnd = name === undefined && open.pop() === colons.length;
    if (above !== undefined && (!isEnd || above === "inner")) return undefined;
    if (above !== undefined) starts.push(start);
    if (name !== undefined) open.push(colons.length);
    above = undefined;
  }
  // The lines may be those of a formula, or of HTML that continues after a blank line.
  const isUnsure = isNested || /^[ \t>]*(?:\$\$|<(?:\?|!(?!--)|pre|script|style|textarea))/im.test(text);
  return isUnsure && starts.length > 0 ? undefined : starts;
}

const colonLine = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(:{3,})(?:([^:\s])|[ \t]*$)/;

/** The line below the head of a table, or a definition. */
const blockAbove = /^(?:(?=.*-)(?=.*[|:])[-:|> \t]+$|(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*\[(?!\^)[^\]\n]+\]:)/;

/** The text with a line break at each offset. */
export function withBlankLines(text: string, offsets: readonly number[]): string {
  const pieces = [0, ...offsets].map((from, index) => text.slice(from, offsets[index]));
  return pieces.join("\n");
}

/** Gives the nodes of such a text their places without these lines. Changes the tree. */
export function withoutBlankLines(root: Root, offsets: readonly number[]): Root {
  const linesBefore = (offset: number): number => {
    let [low, high] = [0, offsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((offsets[middle] ?? 0) + middle < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const visit = (node: Nodes): void => {
    for (const point of [node.position?.start, node.position?.end]) {
      if (point?.offset === undefined) continue;
      const lines = linesBefore(point.offset);
      point.offset -= lines;
      point.line -= lines;
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return root;
}
