/** A line of a source file with a caret under a place: `  3 | See [it](#x).` and `    |     ^`. */
import stringWidth from "string-width";
import type { Place } from "./finding.ts";

/** A line of a file of the content folder; undefined if the file or the line is missing. */
export type LineOf = (file: string, line: number) => string | undefined;

/** A paragraph may be one long line: no more of it than this is shown where the terminal does not say its width. */
const usualColumns = 100;
const leastText = 16;

export function sourceExcerpt(
  line: string,
  { line: number, column }: Place,
  columns = usualColumns,
): string[] {
  const gutter = `  ${number} | `;
  const at = Math.min(column - 1, line.length);
  const { start, end } = around(line, at);
  const { text, before } = cropped(
    printable(line.slice(start, end)),
    at - start,
    Math.max(leastText, columns - gutter.length - 1),
  );
  const margin = `${" ".repeat(gutter.length - 2)}| `;
  return [gutter + text, `${margin}${" ".repeat(stringWidth(before))}^`].map((each) => each.trimEnd());
}

/** Shows each tab and each control character as one column, so that the caret points at the right place. */
function printable(line: string): string {
  return line.replaceAll("\t", " ").replace(/[\u0000-\u001f\u007f-\u009f]/g, "\uFFFD");
}

/** Characters on each side of a place, far more than a terminal has columns. */
const reach = 5_000;

/** The part of the line near the place. Thousands of findings may be about one long line. */
function around(line: string, place: number): { start: number; end: number } {
  const isCut = (at: number) => /[\udc00-\udfff]/.test(line.charAt(at));
  const start = Math.max(0, place - reach);
  const end = Math.min(line.length, place + reach);
  return { start: isCut(start) ? start + 1 : start, end: isCut(end) ? end + 1 : end };
}

/** The part of the line around `place` that fits into `columns`, and its text before the place. */
function cropped(line: string, place: number, columns: number): { text: string; before: string } {
  if (stringWidth(line) <= columns) return { text: line, before: line.slice(0, place) };
  const half = Math.floor(columns / 2);
  const start = place > half ? lastStart(line, place, half) : 0;
  let end = start;
  let width = start > 0 ? 1 : 0;
  for (const character of line.slice(start)) {
    width += stringWidth(character);
    if (width >= columns) break;
    end += character.length;
  }
  const left = start > 0 ? "…" : "";
  return {
    text: `${left}${line.slice(start, end)}${end < line.length ? "…" : ""}`,
    before: left + line.slice(start, Math.max(start, place)),
  };
}

/** The earliest start whose text up to `place` takes no more than `columns`, between whole characters. */
function lastStart(line: string, place: number, columns: number): number {
  let start = place;
  let width = 0;
  for (const character of [...line.slice(0, place)].reverse()) {
    width += stringWidth(character);
    if (width >= columns) break;
    start -= character.length;
  }
  return start;
}
