/**
 * Limits on a body, counted before it is parsed. Code is not counted: the parser takes it as it is. The clock of the
 * page ends any other text that takes long.
 */
import type { PageFinding } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";

/** A limit that the text goes beyond, and the line that does, from 0. */
type ExceededLimit = LimitRule & { line: number };

type LimitRule = { rule: "size-is-bounded" | "nesting-is-bounded"; message: string; expected: string };

export function exceeded(
  what: string,
  { count, words, limit, instead }: { count: number; words: string; limit: number; instead: string },
): LimitRule {
  const than = count > limit + 1 ? `${grouped(count)} ${words}` : `more than ${grouped(limit)} ${words}`;
  return {
    rule: "size-is-bounded",
    message: `${what} has ${than}`,
    expected: `at most ${grouped(limit)}: ${instead}`,
  };
}

function grouped(count: number): string {
  return count.toLocaleString("en-GB");
}

/** The finding for blocks in blocks, or elements in elements, beyond the limit. */
export function nestedTooDeep(place: PageFinding["place"]): PageFinding {
  return {
    place,
    rule: "nesting-is-bounded",
    message: "lists, quotations or other blocks are nested too deeply here",
    expected: `at most ${limits.nesting} levels; a list counts as two`,
  };
}

type Counted = {
  words: string;
  limit: number;
  count(text: string): number;
};

const matches =
  (pattern: RegExp): Counted["count"] =>
  (text) =>
    text.match(pattern)?.length ?? 0;

const ofPage: readonly Counted[] = [
  { words: "links, images and other brackets", limit: limits.links, count: matches(/\]/g) },
  { words: "opening brackets", limit: limits.openBrackets, count: matches(/\[/g) },
  { words: "labels of directives", limit: limits.directiveLabels, count: matches(/:[a-z][\w-]*\[/gi) },
  {
    words: "addresses without brackets around them",
    limit: limits.bareAddresses,
    // After a bracket or a quotation mark it is a destination or an attribute.
    count: matches(/(?<![\w(<"'/])(?:https?:\/\/|www\.)|[\w.+-]@[\w-]/gi),
  },
  { words: "tags of HTML", limit: limits.htmlTags, count: matches(/<[a-z]/gi) },
  {
    words: "definitions of links",
    limit: limits.definitions,
    count: matches(/^[ \t>]*\[[^^\]][^\]\n]*\]:/gm),
  },
  { words: "footnotes", limit: limits.footnotes, count: matches(/^[ \t>]*\[\^[^\]\n]+\]:/gm) },
  { words: "references to footnotes", limit: limits.footnoteUses, count: matches(/\[\^[^[\]\n]+\]/g) },
  {
    words: "underlined headings",
    limit: limits.underlinedHeadings,
    count: matches(/^[ \t>]*(?:=+|-+)[ \t]*$/gm),
  },
  {
    words: "marks of emphasis, code and formulas",
    limit: limits.marks,
    // An underscore within a word, as in snake_case, marks nothing.
    count: matches(/[*~`$]+|(?<!\w)_+|_+(?!\w)/g),
  },
  {
    words: "character references, such as &amp;",
    limit: limits.characterReferences,
    count: matches(/&[#\w]+;/g),
  },
  { words: "lists and quotations", limit: limits.containers, count: containersIn },
];

/** Containers that each line opens or continues. */
function containersIn(text: string): number {
  const starts = text.matchAll(/^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=\s)))+/gm);
  return [...starts].reduce((sum, [marks]) => sum + marks.replace(/[\s\d]/g, "").length, 0);
}

/** The first limit that a body of Markdown exceeds. */
export function exceededLimitIn(body: string, lines: readonly string[]): ExceededLimit | undefined {
  if (lines.length > limits.pageLines) {
    const [count, limit] = [lines.length, limits.pageLines];
    return {
      line: limit,
      ...exceeded("this page", { count, words: "lines", limit, instead: "several pages" }),
    };
  }
  const isShort = body.length < limits.shortPage;
  const rows = isShort ? [] : ofPage.filter(({ limit, count }) => count(body) > limit);
  const hasTable = /\|[ \t]*:?-|-:?[ \t]*\|/.test(body);
  const checks = [...rows.map(countedUp), ...(hasTable ? [tableCells()] : [])];
  if (checks.length === 0) return undefined;
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = fenceAt.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trimEnd().endsWith(mark)) fence = undefined;
      continue;
    }
    fence = mark;
    for (const check of checks) {
      const found = check(mark === undefined ? line : "");
      if (found) return { line: index, ...found };
    }
  }
  return undefined;
}

const fenceAt = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

type LineCheck = (line: string) => LimitRule | undefined;

function countedUp({ count, ...row }: Counted): LineCheck {
  let sum = 0;
  return (line) => {
    sum += count(line);
    return sum > row.limit
      ? exceeded("this page", { count: sum, instead: "several pages", ...row })
      : undefined;
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
    const limit = limits.tableCells;
    const instead = "smaller tables, or a file to download";
    return cells > limit
      ? exceeded("this page", { count: cells, words: "table cells", limit, instead })
      : undefined;
  };
}
