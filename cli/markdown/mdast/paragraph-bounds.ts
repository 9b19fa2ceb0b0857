/** Limits on the marks of a paragraph that the parser compares with each other, or looks for again and again. */
import { limits } from "../../report/limits/limits.ts";
import { exceeded, type LimitRule, type LineCheck } from "./exceeded-limit.ts";
import { scanCost } from "./scan-cost.ts";

/** Marks of one paragraph, and pairs of marks of emphasis on the page so far. */
export function marksOfParagraph(): LineCheck {
  const none = () => ({ brackets: 0, emphasis: 0, underlines: 0, references: 0 });
  let marks = none();
  let isCode = true;
  let pairs = 0;
  const startsBlock = blockStarts();
  return (line) => {
    const text = line.replace(/^[\s>]*>/, "");
    const isBlank = text.trim() === "";
    const isIndented = /^( {4}|\t)/.test(text);
    if (startsBlock(text) || isBlank || (isIndented && isCode)) {
      marks = none();
      // After a blank line, what is indented is code, or is in a list.
      isCode = isBlank || isIndented;
    } else isCode = false;
    if (isBlank) return undefined;
    if (text.includes("]")) marks.brackets += text.split("]").length - 1;
    if (text.includes("&")) marks.references += text.match(characterReference)?.length ?? 0;
    const ends = /[*_~]/.test(text) ? (text.match(endsOfEmphasis)?.length ?? 0) : 0;
    pairs += ends * (marks.emphasis + ends / 2);
    marks.emphasis += ends;
    if (/^\s*(-+|=+)\s*$/.test(text)) marks.underlines++;
    for (const [name, words] of paragraphMarks)
      if (marks[name] > limits[name])
        return exceeded("this paragraph", {
          count: marks[name],
          words,
          limit: limits[name],
          instead: "paragraphs, or a code block",
        });
    return pairs > limits.emphasisPairs
      ? exceeded("this page", {
          count: Math.ceil(pairs),
          words: "pairs of marks of emphasis",
          limit: limits.emphasisPairs,
          instead: "shorter paragraphs",
        })
      : undefined;
  };
}

const paragraphMarks = [
  ["brackets", "brackets"],
  ["emphasis", "marks of emphasis"],
  ["underlines", "underlined headings"],
  ["references", "character references, such as &amp;"],
] as const;

const endsOfEmphasis = /(?<=[^\s*])\*+|(?<=[^\s_])_+|(?<=[^\s~])~+/g;

export const characterReference = /&[#\w]+;/g;

/** Each item of a list and each row of a table is a text of its own; so is a heading. */
function blockStarts(): (text: string) => boolean {
  /** Columns by which an item of a list may be indented. */
  let most = 3;
  let isInTable = false;
  return (text) => {
    if (text.trim() === "") isInTable = false;
    else if (text.includes("-") && /^[\s|:-]*\|[\s|:-]*$/.test(text)) isInTable = true;
    else if (isInTable && /^\s*\|/.test(text)) return true;
    const item = /^(\s*)(?:[-*+]|(\d{1,9})[.)])(?:\s|$)/.exec(text);
    if (item === null) {
      if (/^\S/.test(text) && text.trim() !== "" && !isInTable) most = Math.max(3, most);
      return otherStart.test(text);
    }
    const [all, space = "", number] = item;
    const indent = columns(space);
    // The next line of a text may start with a number and a full stop.
    if (indent > most || (most === 3 && number !== undefined && Number(number) !== 1)) return false;
    most = columns(all) + 3;
    return true;
  };
}

const otherStart =
  /^\s*(?:#{1,6}\s|<\/?(?:table|thead|tbody|tr|td|th|ul|ol|li|div|p|pre|dl|dd|dt|details|section)\b)/i;

function columns(space: string): number {
  return space.replaceAll("\t", "    ").length;
}

/** The characters that the parser scans for ends, in all paragraphs together. `least`: no text below so many characters counts. */
export function scansOfPage(least: number): LineCheck {
  let text: string[] = [];
  let length = 0;
  let scanned = 0;
  return (line, index) => {
    if (line.trim() !== "") {
      text.push(line);
      length += line.length + 1;
      return undefined;
    }
    if (length > least) scanned += scanCost(text.join("\n"), limits.scanned - scanned);
    const start = index - text.length;
    text = [];
    length = 0;
    return scanned > limits.scanned ? { line: start, ...tooManyOpenings } : undefined;
  };
}

/** The paragraph is the one that goes beyond the limit; those above it count, too. */
const tooManyOpenings: LimitRule = {
  rule: "size-is-bounded",
  message: "up to this paragraph, the page has too many brackets, quotes, tags or asterisks without an end",
  expected: "an end for each, a backslash before it, shorter paragraphs, or a code block",
};
