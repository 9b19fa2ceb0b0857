/**
 * Checks a body against the limits before it is parsed, line by line. What is code is not looked at: the tokenizer takes it
 * as it is.
 */

import { limits } from "../limits/limits.ts";
import type { PageFinding } from "../report/finding.ts";

/** A limit that the text goes beyond, and the line that does, from 0. */
export type Excess = {
  line: number;
  rule: "size-is-bounded" | "nesting-is-bounded";
  message: string;
  expected: string;
};

/** Texts so short cannot take long, whatever stands in a paragraph of them. */
const shortText = 20_000;

/** `size` is the size of the text in bytes. */
export function sizeExcess(what: string, size: number, limit: number): PageFinding | undefined {
  if (size <= limit) return undefined;
  return {
    rule: "size-is-bounded",
    message: `${what} has ${inBytes(size)}, more than the limit of ${inBytes(limit)}`,
    expected: "several pages, or data and pictures in files of their own",
  };
}

/** The first excess of a body of Markdown. */
export function excessIn(body: string, lines: readonly string[]): Excess | undefined {
  if (lines.length > limits.pageLines)
    return size(limits.pageLines, lines.length, "this page", "lines", limits.pageLines, "several pages");
  const isShort = body.length < shortText;
  const checks: LineCheck[] = [
    ...(body.includes(":::") ? [openDirectives()] : []),
    ...(body.includes("      ") || body.includes("\t") ? [nestedLists()] : []),
    ...(/\|[ \t]*:?-|-:?[ \t]*\|/.test(body) ? [tableCells()] : []),
    ...(isShort ? [] : [marksOfPage(), marksOfParagraph()]),
  ];
  if (checks.length === 0) return undefined;
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = line.includes("```") || line.includes("~~~") ? fenceAt.exec(line)?.[1] : undefined;
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trimEnd().endsWith(mark)) fence = undefined;
      continue;
    }
    if (mark !== undefined) fence = mark;
    for (const check of checks) {
      const excess = check(mark === undefined ? line : "", index);
      if (excess) return { line: index, ...excess };
    }
  }
  return undefined;
}

type Found = Omit<Excess, "line">;
type LineCheck = (line: string, index: number) => Found | undefined;

const fenceAt = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

/** Containers that are open at once: those without an end, too. */
function openDirectives(): LineCheck {
  let open = 0;
  return (line) => {
    if (!line.includes("::")) return undefined;
    if (line.length > limits.directiveLine && /^[\s>]*::/.test(line))
      return excess("this directive", line.length, "characters", limits.directiveLine, "fewer attributes");
    if (/^[\s>]*:{3,}\s*$/.test(line)) open = Math.max(0, open - 1);
    else if (/^[\s>]*:{3,}\s*[\p{L}][\w-]*\s*([[{].*)?$/u.test(line)) open++;
    return open > limits.nesting ? tooDeep : undefined;
  };
}

function nestedLists(): LineCheck {
  const indents: number[] = [];
  return (line) => {
    const space = /^([\s>]*)(?:[-*+]|\d{1,9}[.)])(?:\s|$)/.exec(line)?.[1];
    if (space === undefined) {
      if (line.trim() !== "" && /^\S/.test(line)) indents.length = 0;
      return undefined;
    }
    const indent = space.replaceAll("\t", "    ").length;
    while (indents.length > 0 && indent <= (indents.at(-1) ?? 0)) indents.pop();
    const around = indents.at(-1);
    if (around === undefined || indent >= around + 2) indents.push(indent);
    return indents.length * 2 >= limits.nesting ? tooDeep : undefined;
  };
}

/** Rows are filled up to the columns of the head. */
function tableCells(): LineCheck {
  let columns = 0;
  let cells = 0;
  return (line) => {
    if (line.trim() === "") columns = 0;
    else if (line.includes("-") && line.includes("|") && /^[\s>|:-]+$/.test(line))
      columns = line.split("|").length - 1;
    cells += columns;
    return cells > limits.tableCells
      ? excess(
          "this page",
          cells,
          "cells of tables",
          limits.tableCells,
          "smaller tables, or a file to download",
        )
      : undefined;
  };
}

function marksOfPage(): LineCheck {
  const counts = { links: 0, htmlTags: 0, definitions: 0, footnotes: 0, footnoteUses: 0 };
  return (line) => {
    if (line.includes("]")) counts.links += line.split("]").length - 1;
    if (line.includes("<")) counts.htmlTags += line.match(/<[a-z]/gi)?.length ?? 0;
    if (line.includes("[^")) {
      if (/^[\s>]*\[\^[^\]]+\]:/.test(line)) counts.footnotes++;
      counts.footnoteUses += line.split("[^").filter((part) => part.includes("]")).length - 1;
    } else if (line.includes("]:") && /^[\s>]*\[[^\]]+\]:/.test(line)) counts.definitions++;
    for (const [name, words] of pageMarks)
      if (counts[name] > limits[name])
        return excess("this page", counts[name], words, limits[name], "several pages");
    return undefined;
  };
}

const pageMarks = [
  ["links", "links, images and other brackets"],
  ["htmlTags", "tags of HTML"],
  ["definitions", "definitions of links"],
  ["footnotes", "footnotes"],
  ["footnoteUses", "references to footnotes"],
] as const;

/** What the tokenizer compares with each other in running text. */
function marksOfParagraph(): LineCheck {
  const none = () => ({
    brackets: 0,
    emphasis: 0,
    underlines: 0,
    scans: 0,
    length: 0,
    ticks: new Set<number>(),
  });
  let marks = none();
  let isCode = true;
  return (line) => {
    const text = line.replace(/^[\s>]*>/, "");
    const isBlank = text.trim() === "";
    const isIndented = /^( {4}|\t)/.test(text);
    if (isBlank || startsBlock.test(text) || (isIndented && isCode)) {
      marks = none();
      // After a blank line, what is indented is code, or stands in a list.
      isCode = isBlank || isIndented;
    } else isCode = false;
    if (isBlank) return undefined;
    marks.length += text.length;
    if (text.includes("]")) marks.brackets += text.split("]").length - 1;
    marks.emphasis += text.match(/[^\s*_~](?:\*+|_+|~+)/g)?.length ?? 0;
    if (/^\s*(-+|=+)\s*$/.test(text)) marks.underlines++;
    if (text.includes("<!") || text.includes("<?")) marks.scans += text.match(/<[!?]/g)?.length ?? 0;
    if (text.includes("`")) for (const [run] of text.matchAll(/`+/g)) marks.ticks.add(run.length);
    for (const [name, words] of paragraphMarks)
      if (marks[name] > limits[name])
        return excess("this paragraph", marks[name], words, limits[name], "paragraphs, or a block of code");
    const scanned = (marks.scans + Math.max(0, marks.ticks.size - 5)) * marks.length;
    return scanned > limits.scanned
      ? {
          ...bounded,
          message: "this paragraph has too many comments or backticks",
          expected: "paragraphs, or a block of code",
        }
      : undefined;
  };
}

const paragraphMarks = [
  ["brackets", "brackets"],
  ["emphasis", "marks of emphasis"],
  ["underlines", "underlined headings"],
] as const;

/** Each item of a list and each row of a table is a text of its own; so is a heading. */
const startsBlock =
  /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s|#{1,6}\s|\||<\/?(?:table|thead|tbody|tr|td|th|ul|ol|li|div|p|pre|dl|dd|dt|details|section)\b)/i;

const bounded = { rule: "size-is-bounded" } as const;

const tooDeep: Found = {
  rule: "nesting-is-bounded",
  message: "lists, quotations or other blocks are nested too deep here",
  expected: `at most ${limits.nesting} levels, of which a list takes two`,
};

function excess(what: string, count: number, words: string, limit: number, instead: string): Found {
  const than = count > limit + 1 ? `${grouped(count)} ${words}` : `more than ${grouped(limit)} ${words}`;
  return { ...bounded, message: `${what} has ${than}`, expected: `at most ${grouped(limit)}: ${instead}` };
}

function size(
  line: number,
  count: number,
  what: string,
  words: string,
  limit: number,
  instead: string,
): Excess {
  return { line, ...excess(what, count, words, limit, instead) };
}

function grouped(count: number): string {
  return count.toLocaleString("en-GB");
}

function inBytes(size: number): string {
  return size >= 1_000_000 ? `${(size / 1_000_000).toFixed(1)} MB` : `${Math.ceil(size / 1000)} kB`;
}

/** The finding for blocks in blocks, or elements in elements, beyond the limit. */
export function nestedTooDeep(place: PageFinding["place"]): PageFinding {
  return { place, ...tooDeep };
}
