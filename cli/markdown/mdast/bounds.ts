/**
 * Limits on a body, checked line by line before it is parsed. Code is not checked: the parser takes it
 * as it is.
 */

import type { PageFinding } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { type ExceededLimit, exceeded, type LineCheck, tooDeep } from "./exceeded-limit.ts";

/** The first limit that a body of Markdown exceeds. */
export function exceededLimitIn(body: string, lines: readonly string[]): ExceededLimit | undefined {
  if (lines.length > limits.pageLines)
    return {
      line: limits.pageLines,
      ...exceeded("this page", {
        count: lines.length,
        words: "lines",
        limit: limits.pageLines,
        instead: "several pages",
      }),
    };
  const checks: LineCheck[] = [
    ...(mayHaveLevels(body) ? [levelsOfPage()] : []),
    ...(body.includes(":::") ? [openDirectives(), colonLines()] : []),
    ...(deepIndent.test(body) ? [nestedLists()] : []),
    ...(/\|[ \t]*:?-|-:?[ \t]*\|/.test(body) ? [tableCells()] : []),
    ...(mayHaveMarks(body) ? [marksOfPage()] : []),
  ];
  let fence: string | undefined;
  for (const [index, line] of [...lines, ""].entries()) {
    const mark = line.includes("```") || line.includes("~~~") ? fenceAt.exec(line)?.[1] : undefined;
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trimEnd().endsWith(mark)) fence = undefined;
      continue;
    }
    if (mark !== undefined) fence = mark;
    for (const check of checks) {
      const exceeded = check(mark === undefined ? line : "");
      if (exceeded) return { line: index, ...exceeded };
    }
  }
  return undefined;
}

/** A character opens at most one level, and a tab two more. */
function mayHaveLevels(body: string): boolean {
  return body.length + 2 * body.split("\t").length > limits.levels;
}

/** Half as many lists as the limit of levels, each two columns further than the one around it. A tab has four columns. */
const deepIndent = new RegExp(`^[\\s>]{${Math.floor((limits.nesting - 2) / 4)}}`, "m");

/** False: no limit of marks can be exceeded, because the page has too few of the characters that they need. */
function mayHaveMarks(body: string): boolean {
  if (body.length < limits.shortPage) return false;
  const counts = new Uint32Array(128);
  for (let place = 0; place < body.length; place++) {
    const code = body.charCodeAt(place);
    if (code < 128) counts[code] = (counts[code] ?? 0) + 1;
  }
  const of = (characters: string): number =>
    [...characters].reduce((sum, character) => sum + (counts[character.charCodeAt(0)] ?? 0), 0);
  return (
    of("]") > limits.links ||
    of(":@.") > limits.bareAddresses ||
    of("*_~`$") > limits.marks ||
    of("&") > limits.characterReferences ||
    of("[") > limits.directiveLabels ||
    of("<") > limits.htmlTags ||
    of("^") > limits.footnotes ||
    (body.match(underlines)?.length ?? 0) > limits.underlinedHeadings
  );
}

const underlines = /^(?:[^\S\n]|>)*(?:-+|=+)[^\S\n]*$/gm;

const fenceAt = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

/** Containers that are open at once: those without an end, too. */
function openDirectives(): LineCheck {
  let open = 0;
  return (line) => {
    if (!line.includes("::")) return undefined;
    if (line.length > limits.directiveLine && /^[\s>]*::/.test(line))
      return exceeded("this directive", {
        count: line.length,
        words: "characters",
        limit: limits.directiveLine,
        instead: "fewer attributes",
      });
    if (/^[\s>]*:{3,}\s*$/.test(line)) open = Math.max(0, open - 1);
    else if (/^[\s>]*:{3,}\s*[\p{L}][\w-]*\s*([[{].*)?$/u.test(line)) open++;
    return open > limits.nesting ? tooDeep : undefined;
  };
}

/** The parser looks for the end of a container from each of them. */
function colonLines(): LineCheck {
  let count = 0;
  return (line) => {
    if (line.trim() === "") count = 0;
    else if (/^[\s>]*:/.test(line)) count++;
    return count > limits.colonLines
      ? exceeded("this paragraph", {
          count,
          words: "lines that start with a colon",
          limit: limits.colonLines,
          instead: "blank lines between them, or a code block",
        })
      : undefined;
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

/** Containers that each line opens or continues; a list has two, its own and its item's. */
function levelsOfPage(): LineCheck {
  let levels = 0;
  return (line) => {
    if (!mayOpen.test(line)) return undefined;
    const before = containers.exec(line)?.[0] ?? "";
    const quotations = before.match(/>/g)?.length ?? 0;
    const items = before.match(/[*+-]|\d[.)]/g)?.length ?? 0;
    const markers = quotations + items;
    const spaces = before.length - before.replaceAll(" ", "").length;
    const tabs = before.length - before.replaceAll("\t", "").length;
    levels += quotations + items * 2 + Math.max(0, spaces - markers) / 2 + tabs * 2;
    return levels > limits.levels
      ? exceeded("this page", {
          count: Math.round(levels),
          words: "levels of its lines",
          limit: limits.levels,
          instead: "fewer levels, or pages",
        })
      : undefined;
  };
}

const mayOpen = /^[ \t>*+\-\d]/;
const containers = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=\s)))*[ \t]*/;

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
      ? exceeded("this page", {
          count: cells,
          words: "table cells",
          limit: limits.tableCells,
          instead: "smaller tables, or a file to download",
        })
      : undefined;
  };
}

function marksOfPage(): LineCheck {
  const counts = {
    links: 0,
    openBrackets: 0,
    directiveLabels: 0,
    bareAddresses: 0,
    htmlTags: 0,
    definitions: 0,
    footnotes: 0,
    footnoteUses: 0,
    underlinedHeadings: 0,
    marks: 0,
    characterReferences: 0,
  };
  return (line) => {
    if (line.includes("]")) counts.links += line.split("]").length - 1;
    if (line.includes("[")) counts.openBrackets += line.split("[").length - 1;
    if (line.includes(":")) counts.directiveLabels += line.match(directiveLabel)?.length ?? 0;
    if (/[@:.]/.test(line)) counts.bareAddresses += line.match(bareAddress)?.length ?? 0;
    if (/[*_~`$]/.test(line)) counts.marks += line.match(textMark)?.length ?? 0;
    if (line.includes("&")) counts.characterReferences += line.match(characterReference)?.length ?? 0;
    if (line.includes("<")) counts.htmlTags += line.match(/<[a-z]/gi)?.length ?? 0;
    if (line.includes("[^")) {
      if (/^[\s>]*\[\^[^\]]+\]:/.test(line)) counts.footnotes++;
      counts.footnoteUses += line.split("[^").filter((part) => part.includes("]")).length - 1;
    } else if (line.includes("]:") && /^[\s>]*\[[^\]]+\]:/.test(line)) counts.definitions++;
    if (/^[\s>]*(?:=+|-+)\s*$/.test(line)) counts.underlinedHeadings++;
    for (const [name, words] of pageMarks)
      if (counts[name] > limits[name])
        return exceeded("this page", {
          count: counts[name],
          words,
          limit: limits[name],
          instead: "several pages",
        });
    return undefined;
  };
}

/** An address after a bracket or a quotation mark is not bare: it is a destination or an attribute. */
const bareAddress = /(?<![\w(<"'/])(?:https?:\/\/|www\.)|[\w.+-]@[\w-]/gi;

/** An underscore within a word, as in snake_case, marks nothing. */
const textMark = /[*~`$]+|(?<!\w)_+|_+(?!\w)/g;

const characterReference = /&[#\w]+;/g;

const directiveLabel = /:[a-z][\w-]*\[/gi;

const pageMarks = [
  ["links", "links, images and other brackets"],
  ["openBrackets", "opening brackets"],
  ["directiveLabels", "labels of directives"],
  ["bareAddresses", "addresses without brackets around them"],
  ["htmlTags", "tags of HTML"],
  ["definitions", "definitions of links"],
  ["footnotes", "footnotes"],
  ["footnoteUses", "references to footnotes"],
  ["underlinedHeadings", "underlined headings"],
  ["marks", "marks of emphasis, code and formulas"],
  ["characterReferences", "character references, such as &amp;"],
] as const;

/** The finding for blocks in blocks, or elements in elements, beyond the limit. */
export function nestedTooDeep(place: PageFinding["place"]): PageFinding {
  return { place, ...tooDeep };
}
