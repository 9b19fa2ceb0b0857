/** How lines start. */

/** True for a line that is running text wherever text may be, and not the start of another block. */
export function startsText(line: string): boolean {
  return plainStart.test(line);
}

/** A word, an opening mark, code in the line, a bracket, emphasis; no number of a list, no break, no fence. */
const plainStart =
  /^(?:\p{L}|["“”‘’'«(]|\d(?!\d{0,8}[.)](?:[ \t]|$))|`(?!``)|\[|!\[|\*{1,2}[^\s*]|_{1,2}[^\s_])/u;

/** Of a list, a numbered one too. */
export function startsItem(line: string): boolean {
  return /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line);
}

/** Headings and fenced code need no blank line before them. */
export function endsParagraph(line: string): boolean {
  return /^(?:#{1,6} |```[^`]*$|~~~)/.test(line);
}

/** No white space at its end, and no control characters. */
export function isTrimmed(line: string): boolean {
  return !/\s$|[\0-\x1f\x7f]/.test(line);
}

/** As CommonMark has it: other white space than this is text. */
export function isBlank(line: string): boolean {
  return /^[ \t]*$/.test(line);
}
