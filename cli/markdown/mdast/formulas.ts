/**
 * Formulas of TeX in running text: `$…$` and `$$…$$`, and `` $`…`$ `` as GitHub has it.
 *
 * Prices and variables of a shell are not formulas: no space is inside the marks, no word or number touches them from outside,
 * and what starts with a number has no words. With backticks inside the dollars nothing else is meant.
 */
import type { Nodes } from "mdast";
import type { InlineFormula } from "./nodes.ts";
import { childrenOf } from "./nodes-in.ts";
import { endOf, startOf } from "./place.ts";
import { destinationOf, hasTarget } from "./places-in-source.ts";

/** `marks` are the dollars at each end. */
export type FormulaSpan = { start: number; end: number; marks: number; isQuoted: boolean };

/** A formula has a mark at either end. */
export function mayHoldFormula(text: string): boolean {
  const first = text.indexOf("$");
  return first !== -1 && text.includes("$", first + 1);
}

/** The formulas in the text of a tree in which dollars are text. */
export function formulaSpans(root: Nodes, source: string): FormulaSpan[] {
  const found: FormulaSpan[] = [];
  const visit = (node: Nodes): void => {
    if (
      node.type === "paragraph" ||
      node.type === "heading" ||
      node.type === "tableCell" ||
      node.type === "leafDirective"
    )
      found.push(...spansIn(node.children, source));
    else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}

function spansIn(nodes: readonly Nodes[], source: string): FormulaSpan[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first?.position || !last?.position) return [];
  const [start, end] = [startOf(first), endOf(last)];
  if (source.slice(start, end).split("$").length < 3) return [];
  const raw = new Map<number, number>();
  addRaw(nodes, source, raw);
  const found: FormulaSpan[] = [];
  for (let at = start; at < end; at++) {
    const after = raw.get(at);
    if (after !== undefined) at = after - 1;
    else if (source[at] === "\\") at++;
    else if (source[at] === "$" && source[at - 1] !== "$") {
      const span = spanAt(source, at, end);
      if (!span) continue;
      found.push(span);
      at = span.end - 1;
    }
  }
  return found;
}

/** Where code, HTML and targets of links start → where they end. */
function addRaw(nodes: readonly Nodes[], source: string, raw: Map<number, number>): void {
  for (const node of nodes) {
    const end = endOf(node);
    if (node.type === "link" || node.type === "linkReference" || node.type === "textDirective") {
      const children = childrenOf(node);
      const last = children.at(-1);
      const isAddress = node.type === "link" && source[startOf(node)] !== "[";
      raw.set(isAddress || !last ? startOf(node) : endOf(last), end);
      if (!isAddress) addRaw(children, source, raw);
    } else if (hasTarget(node)) raw.set((destinationOf(node, source)?.start ?? startOf(node) + 2) - 2, end);
    else if ("children" in node) addRaw(node.children, source, raw);
    else if (node.type !== "text" && node.type !== "break") raw.set(startOf(node), end);
  }
}

/** The formula whose first dollar is here. */
function spanAt(source: string, start: number, end: number): FormulaSpan | undefined {
  const marks = source[start + 1] === "$" ? 2 : 1;
  const isQuoted = marks === 1 && source[start + 1] === "`";
  const from = start + marks + (isQuoted ? 1 : 0);
  if (source[from] === "$") return undefined;
  if (!isQuoted && (isSpace(source[from]) || touches(source.slice(0, start)))) return undefined;
  let at = from;
  while (at < end && source[at] !== "$" && !(isQuoted && source[at] === "`"))
    at += source[at] === "\\" && /[$\\]/.test(source[at + 1] ?? "") ? 2 : 1;
  const value = source.slice(from, at);
  const close = isQuoted ? "`$" : "$".repeat(marks);
  const after = at + close.length;
  if (after > end || !source.startsWith(close, at) || source[after] === "$") return undefined;
  if (isQuoted) return { start, end: after, marks, isQuoted };
  const isText = isSpace(value.at(-1)) || (marks === 1 && isPrice(value));
  // After the marks, these belong to variables: `$(pwd)/$(ls)`, `${A}/${B}`.
  if (isText || /[({]/.test(source[after] ?? "") || touches(source[after] ?? "")) return undefined;
  return { start, end: after, marks, isQuoted };
}

/** A formula that starts with a number has no words outside commands and braces; “$5 (or 10$)” is a price. */
function isPrice(value: string): boolean {
  const text = value.replace(/\\\p{L}+|\{[^{}]*\}/gu, "");
  return /^\d/.test(value) && (/[\s(,;/]\p{L}{2,}/u.test(text) || withoutSpaces.test(text));
}

/** The last character is a letter, a digit or an underscore. Scripts without spaces between words have formulas beside their letters. */
function touches(text: string): boolean {
  const character = text.at(-1) ?? "";
  return /[\p{L}\p{N}_]/u.test(character) && !withoutSpaces.test(character);
}

/** Korean has spaces, but writes its particles beside a word. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function isSpace(character: string | undefined): boolean {
  return character === undefined || /[ \t\n\u00a0]/.test(character);
}

/** Replacements for characters of the source: to the parser, a formula has one dollar at each end. */
export function marksOfSpan({ start, end, marks }: FormulaSpan, inert: string): [number, string][] {
  return marks === 1
    ? []
    : [
        [start + 1, inert],
        [end - 2, inert],
      ];
}

/** `depth` is how many quotations are around the formula: their marks are before each line. */
export function inlineFormula(
  { start, end, marks, isQuoted }: FormulaSpan,
  source: string,
  { isInTable, depth }: { isInTable: boolean; depth: number },
): Omit<InlineFormula, "position"> {
  const inside = marks + (isQuoted ? 1 : 0);
  const written = source.slice(start + inside, end - inside);
  const value = written.replace(new RegExp(`\\n[ \\t]*(?:>[ \\t]*){0,${depth}}`, "g"), "\n");
  return {
    type: "inlineMath",
    // In a table, a backslash before a pipe is not of the formula.
    value: isInTable ? value.replaceAll("\\|", "|") : value,
    ...(marks === 2 && { display: true }),
  };
}
