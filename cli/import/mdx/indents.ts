/** Indentation that only shows how tags and lists nest goes, since Markdown would take it for code. Lines stay lines. */

import type { Nodes, Root } from "mdast";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { lineEnd, linePrefix, lineStart, placeAtOffset } from "./edits.ts";
import { type Element, endOf, isFirstInLine, type Jsx, jsxIn, tagsOf } from "./elements.ts";
import { type Statements, statementsOf } from "./esm.ts";
import type { MdxParser } from "./parse-mdx.ts";
import { isIn, isInside, nodesIn, type Region, regionOf, regionsIn, textRegions } from "./running-text.ts";

type LessIndented = {
  text: string;
  /** Columns that a line has lost, by its number from 0. */
  lost: ReadonlyMap<number, number>;
};

type IndentedBody = { file: string; parse: MdxParser };

export function withoutIndents(body: string, source: IndentedBody): LessIndented {
  const hasIndents = body.includes("<") && isLineOutsideCode(body, /^[ \t]+\S/);
  const first = hasIndents ? outOfTags(body, parsed(body, source)) : { text: body, lost: new Map() };
  if (!isLineOutsideCode(first.text, /^ {4,}\S/)) return first;
  const second = outOfBlocks(first.text, parsed(first.text, source));
  const lost = new Map<number, number>(first.lost);
  for (const [line, count] of second.lost) lost.set(line, (lost.get(line) ?? 0) + count);
  return { text: second.text, lost };
}

/** True for a fence that begins code, too. To parse a page takes much longer. */
function isLineOutsideCode(text: string, pattern: RegExp): boolean {
  return fencesIn(text).lines.some(
    ({ text: line, isCode, isOpening }) => (!isCode || isOpening) && pattern.test(line),
  );
}

type ParsedBody = { root: Root; statements: Statements; jsx: Jsx };

/** Tags far in are tags in all versions: only what is in none of them may be code. */
function parsed(body: string, { file, parse }: IndentedBody): ParsedBody {
  const { root } = parse(body);
  const placeAt = (offset: number) => placeAtOffset(body, offset);
  const statements = statementsOf({ root, body, placeAt, file, isKnown: () => true, notes: [] });
  return { root, statements, jsx: jsxOfPage(root, body, statements) };
}

/** `columnsAt` gives the spaces that a line loses, if it starts with so many. */
function withoutColumns(body: string, columnsAt: (start: number, line: number) => number): LessIndented {
  const lost = new Map<number, number>();
  let start = 0;
  const lines = body.split("\n").map((line, number) => {
    const count = Math.min(columnsAt(start, number), /^ */.exec(line)?.[0].length ?? 0);
    start += line.length + 1;
    if (count > 0) lost.set(number, count);
    return line.slice(count);
  });
  return { text: lines.join("\n"), lost };
}

/** Lines inside of tags lose the spaces that only show how the tags nest. */
function outOfTags(body: string, { root, jsx: { elements, braces } }: ParsedBody): LessIndented {
  const columns = new Map<number, number>();
  const fixed = [...braces, ...tagsOf(elements)];
  // The first line of code between fences gives the indent of all lines.
  const codes = regionsIn(root, "code");
  // The content of an item of a list has to stay below its mark.
  const items = regionsIn(root, "listItem");
  const shift = (start: number, by: number) => {
    if (by > 0) columns.set(start, by);
  };

  const visit = (element: Element, base: number): void => {
    const { open, close } = element;
    const inner = blocksBelow(element, body);
    const isInner = (start: number) =>
      inner.some((child) => lineStart(body, child.open.start) <= start && start <= endOf(child));
    const starts = linesBetween(body, open.end, close?.start ?? open.end).filter(
      (start) => !isInner(start) && !isInside(fixed, start),
    );
    const firstLines = inner.map((child) => lineStart(body, child.open.start));
    const content = [...starts.filter((start) => !isInside(codes, start)), ...firstLines];
    const surplus = Math.min(...content.map((start) => spacesAt(body, start))) - base;
    if (surplus > 0 && Number.isFinite(surplus)) for (const start of starts) shift(start, surplus);
    for (const child of inner) {
      const at = lineStart(body, child.open.start);
      const isListed = items.some(
        ({ start, end }) => open.start < start && start <= child.open.start && child.open.start < end,
      );
      const column = isListed ? Math.max(0, spacesAt(body, at) - Math.max(0, surplus)) : base;
      shift(at, spacesAt(body, at) - column);
      if (child.close) {
        const last = lineStart(body, child.close.start);
        if (last !== at) shift(last, spacesAt(body, last) - column);
      }
      visit(child, column);
    }
  };
  /** The column of its item, for one that is further in than that. */
  const baseOf = ({ open, close }: Element): number => {
    const prefix = linePrefix(body, open.start);
    const item = nodesIn(root, "listItem").findLast((node) => {
      const region = regionOf(node);
      return region !== undefined && region.start < open.start && open.start < region.end;
    });
    if (item === undefined || prefix.trim() !== "") return prefix.length;
    const base = Math.min(prefix.length, contentColumn(item) - 1);
    for (const start of new Set([open.start, close?.start ?? open.start].map((at) => lineStart(body, at))))
      shift(start, spacesAt(body, start) - base);
    return base;
  };
  const outermost = (list: readonly Element[]): void => {
    for (const element of list)
      if (isBlock(element, body)) visit(element, baseOf(element));
      else outermost(element.children);
  };
  outermost(elements);
  return withoutColumns(body, (start) => columns.get(start) ?? 0);
}

/** Over more than a line, and nothing but what Markdown starts a line with before it. HTML counts only with Markdown in it. */
function isBlock(element: Element, body: string): boolean {
  const { name, open, close, children } = element;
  if (!close || name === "pre" || !body.slice(open.end, close.start).includes("\n")) return false;
  if (!isFirstInLine(body, open.start)) return false;
  const isHtml = /^[a-z]/.test(name) && name !== "details";
  return !isHtml || /\n[ \t]*\n/.test(body.slice(open.end, close.start)) || children.some(isComponent);
}

function isComponent({ name, children }: Element): boolean {
  return !/^[a-z]/.test(name) || children.some(isComponent);
}

function blocksBelow({ children }: Element, body: string): Element[] {
  return children.flatMap((child) => {
    const { open, close } = child;
    const isFirst = body.slice(lineStart(body, open.start), open.start).trim() === "";
    const isLong = close !== undefined && body.slice(open.end, close.start).includes("\n");
    return isFirst && isLong && child.name !== "pre" ? [child] : isLong ? blocksBelow(child, body) : [];
  });
}

function spacesAt(body: string, start: number): number {
  return /^ */.exec(body.slice(start, start + 200))?.[0].length ?? 0;
}

/** The lines that start between two places and hold more than spaces. */
function linesBetween(body: string, from: number, to: number): number[] {
  const lines: number[] = [];
  for (let start = lineEnd(body, from) + 1; start < lineStart(body, to); start = lineEnd(body, start) + 1)
    if (body.slice(start, lineEnd(body, start)).trim() !== "") lines.push(start);
  return lines;
}

const codeColumns = 4;

/**
 * Blocks that are four spaces or more further in than what holds them → not further in. A paragraph outside of lists is left:
 * its writer meant code.
 */
function outOfBlocks(body: string, { root, statements, jsx }: ParsedBody): LessIndented {
  const fixed = [...jsx.braces, ...tagsOf(jsx.elements), ...statements.edits];
  const surplus = new Map<number, number>();
  const visit = (node: Nodes, column: number, shifted: number): void => {
    if (!("children" in node)) return;
    for (const child of node.children) {
      const start = startColumn(child) - shifted;
      const isCode = child.type === "paragraph" && node.type === "root";
      const isBelow = startLine(child) > startLine(node) || node.type === "root";
      const isTooFar = isBelow && !isCode && blocks.test(child.type) && start - column >= codeColumns;
      const exceeded = isTooFar ? start - column : 0;
      if (exceeded > 0)
        for (let line = startLine(child); line <= (child.position?.end.line ?? 1); line++)
          surplus.set(line - 1, (surplus.get(line - 1) ?? 0) + exceeded);
      if (child.type === "listItem")
        visit(child, contentColumn(child) - shifted - exceeded, shifted + exceeded);
      else visit(child, start - exceeded, shifted + exceeded);
    }
  };
  visit(root, 1, 0);
  return withoutColumns(body, (start, line) => (isInside(fixed, start) ? 0 : (surplus.get(line) ?? 0)));
}

const blocks = /^(paragraph|code|list|heading|blockquote|table|thematicBreak|containerDirective)$/;

/** The column in which the text of an item starts. */
function contentColumn(item: Extract<Nodes, { type: "listItem" }>): number {
  const [first] = item.children;
  return first && startLine(first) === startLine(item) ? startColumn(first) : startColumn(item) + 2;
}

/** Lines and columns of nodes, from 1. */
function startLine({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

function startColumn({ position }: Nodes): number {
  return position?.start.column ?? 1;
}

/** Tags and expressions in the running text of a page. */
export function jsxOfPage(root: Root, body: string, { edits }: Statements): Jsx {
  const regions = textRegions(root).filter(({ start }) => !isIn(edits, start));
  const codes = indentedCode(root, regions, body);
  return jsxIn(
    body,
    regions.filter(({ start }) => !isIn(codes, start)),
  );
}

/** Indented paragraphs outside of tags, which are code to their author and to Docusaurus 2, so nothing in them is a tag. */
function indentedCode(root: Root, regions: readonly Region[], body: string): Region[] {
  const paragraphs = root.children.filter((node) => node.type === "paragraph" && startColumn(node) > 4);
  if (paragraphs.length === 0) return [];
  const { elements } = jsxIn(body, regions);
  return paragraphs.flatMap((paragraph) => {
    const region = regionOf(paragraph);
    const isAround = ({ open, close }: Element) =>
      region !== undefined && open.start < region.start && region.start < (close?.end ?? open.end);
    return region && !elements.some(isAround) && !/^<\/?[A-Z>]/.test(body.slice(region.start))
      ? [region]
      : [];
  });
}
