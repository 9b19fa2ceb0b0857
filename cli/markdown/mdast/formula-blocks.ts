/**
 * Formulas on lines of their own: `$$ … $$` on one line, or from a line that starts with `$$` to the next that ends with it. One
 * that nothing ends is text, so that it takes nothing of the page with it.
 *
 * To the parser each is a block of HTML, `<? … ?>`: such a block takes all lines as they are.
 */
import type { Html } from "mdast";
import { fencesIn } from "./fences.ts";
import type { Formula } from "./nodes.ts";
import { pointAfter, startOf } from "./place.ts";

/** Offsets of the first and the last dollars. */
export type FormulaBlock = { start: number; close: number };

export function formulaBlocks(source: string): FormulaBlock[] {
  if (!source.includes("$$")) return [];
  const found: FormulaBlock[] = [];
  const { lines } = fencesIn(source);
  const texts = lines.map(({ text }) => text);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const end = line?.isCode === false && line.text.includes("$$") ? endOfFormula(texts, index) : undefined;
    const last = lines[end ?? index];
    if (end === undefined || !line || !last) continue;
    found.push({
      start: line.start + line.text.indexOf("$$"),
      close: last.start + last.text.lastIndexOf("$$"),
    });
    index = end;
  }
  return found;
}

/** Replacements for characters of the source. */
export function marksOfBlock(
  { start, close }: FormulaBlock,
  source: string,
  inert: string,
): [number, string][] {
  const marks: [number, string][] = [
    [start, "<"],
    [start + 1, "?"],
    [close, "?"],
    [close + 1, ">"],
  ];
  for (let at = source.indexOf("?", start); at !== -1 && at < close; at = source.indexOf("?", at + 1))
    marks.push([at, inert]);
  return marks;
}

/** The block of HTML is a formula; changes the node into it. `start` is where its dollars are. */
export function formulaOf(node: Html, start: number, source: string): Formula {
  const [, value = "", id] = /^\s*<\?(.*)\?>[ \t]*(?:\{#([^\s{}]+)\}[ \t]*)?\n?$/s.exec(node.value) ?? [];
  const { position } = node;
  const from = position && { start: pointAfter(position.start, source, start), end: position.end };
  return {
    type: "math",
    value: value.trim(),
    ...(id !== undefined && { id }),
    ...(from && { position: from }),
  };
}

/** True for the block of HTML that a formula became: only white space is before its dollars. */
export function isFormulaAt(node: Html, start: number, source: string): boolean {
  return source.slice(startOf(node), start).trim() === "" && /\?>[^\n]*\n?$/.test(node.value);
}

/** Index of the line that ends the formula. Undefined where none starts, or none ends it. */
function endOfFormula(lines: readonly string[], start: number): number | undefined {
  const opening = opens.exec(lines[start] ?? "");
  if (opening === null) return undefined;
  const rest = opening[1] ?? "";
  if (rest.includes("$$")) return rest.trim() !== "$$" && ends.test(rest) ? start : undefined;
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.includes("$$")) return ends.test(line) ? index : undefined;
    // After a formula that starts on the line of its marks, a blank line ends the paragraph.
    if (rest.trim() !== "" && line.trim() === "") return undefined;
  }
  return undefined;
}

/** The line may be in a quotation or in an item of a list. */
const opens = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*\$\$(?!\$)(.*)$/;
/** The mark, and an id after it. */
const ends = /^(?:(?!\$\$).)*\$\$[ \t]*(?:\{#[^\s{}]+\}[ \t]*)?$/;
