/** Where a stretch ends that is for micromark: on a line at which nothing that the stretch holds can go on. */
import { firstFilled, type Lines, lineAt } from "./lines.ts";
import { endsParagraph, isBlank, startsItem, startsText } from "./starts.ts";

/** The line after the stretch that starts at `at`. Where that is not certain, the stretch goes on to the end. */
export function afterRest(source: Lines, at: number, to: number): number {
  /** Columns before the content of the last item; 0 outside a list. */
  let indent = 0;
  let holdsHtml = false;
  for (let line = at; line < to; line++) {
    const text = lineAt(source, line);
    if (isBlank(text)) {
      const next = firstFilled(source, line, to);
      if (next === to) return to;
      if (indent === 0 ? !isIndented(lineAt(source, next)) : startsNew(lineAt(source, next))) return next;
      line = next - 1;
      continue;
    }
    if (line > at && !holdsHtml && endsParagraph(text)) return line;
    // What is in an item ends with it.
    if (indent > 0 && text.startsWith(" ".repeat(indent))) continue;
    if (mayGoOn(text)) return to;
    if (/^\s*</.test(text)) holdsHtml = true;
    if (startsItem(text)) {
      indent = /^(?:[-+*]|\d{1,9}[.)]) {1,4}(?=\S)/.exec(text)?.[0].length ?? 0;
      if (indent === 0 || isBreak(text)) return to;
    } else if (indent > 0) return to;
  }
  return to;
}

function isIndented(line: string): boolean {
  return /^\s/.test(line);
}

/** After a blank line, nothing of a list. */
function startsNew(line: string): boolean {
  return endsParagraph(line) || startsText(line);
}

/** Opens, or may open, what blank lines do not end: code, a directive, a list that is indented, some HTML. */
function mayGoOn(line: string): boolean {
  return (
    /^ {0,3}(?:```|~~~|:::| |\t)/.test(line) ||
    /^ {1,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line) ||
    (/^ {0,3}<(?:[?!]|script|pre|style|textarea)/i.test(line) && !/^<!--(?!-?>).*-->/.test(line))
  );
}

function isBreak(line: string): boolean {
  return /^([-*])(?:[ \t]*\1){2,}[ \t]*$/.test(line);
}
