/** A text by lines, and the points of its offsets. */
import type { Point } from "unist";
import { isBlank } from "./starts.ts";

export type Lines = {
  text: string;
  /** Without their line endings. */
  lines: readonly string[];
  /** Offset of the first character of each line. */
  starts: readonly number[];
  /** Number of the first line. */
  first: number;
};

/** Line endings are `\n`; `first` is the number of the first line. */
export function linesOf(text: string, lines: readonly string[], first: number): Lines {
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  return { text, lines, starts, first };
}

/** The text of a line; beyond the last one, nothing. */
export function lineAt({ lines }: Lines, line: number): string {
  return lines[line] ?? "";
}

export function startOf({ starts, text }: Lines, line: number): number {
  return starts[line] ?? text.length;
}

/** Offset after the last character of a line. */
export function endOf(source: Lines, line: number): number {
  return startOf(source, line) + lineAt(source, line).length;
}

/** `line` is the place of its line in `lines`. */
export function pointAt(source: Lines, line: number, offset: number): Point {
  return { line: source.first + line, column: offset - startOf(source, line) + 1, offset };
}

/** The first line from `from` on that is not blank; `to` where there is none before it. */
export function firstFilled(source: Lines, from: number, to: number): number {
  let line = from;
  while (line < to && isBlank(lineAt(source, line))) line++;
  return line;
}
