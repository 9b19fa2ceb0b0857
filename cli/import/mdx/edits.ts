/** Changes of a text by place, so that all that is not changed stays as it was written. */

import type { Region } from "./regions.ts";

export type TextEdit = Region & { text: string };

/** Edits may not overlap; of two that do, the one that starts first (and then the longer) holds. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let at = 0;
  const inOrder = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, text: replacement } of inOrder) {
    if (start < at) continue;
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/**
 * The prefix of each line of a block that replaces a tag at `offset`: the marks of quotes, and spaces below the marks
 * of lists.
 */
export function linePrefix(text: string, offset: number): string {
  const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/;
  const [head = ""] = marks.exec(text.slice(lineStart(text, offset), offset)) ?? [];
  return head.replace(/[^>\s]/g, " ");
}

/** Replaces a region with a block on lines of its own. Lines after the first one of `block` start with `indent` already. */
export function blockEdit(
  text: string,
  { start, end }: Region,
  block: string,
  indent = linePrefix(text, start),
): TextEdit {
  const from = lineStart(text, start);
  const head = text.slice(from, start);
  const rest = text.slice(end, lineEnd(text, end));
  const before = head.trim() === "" || head.length === indent.length ? "" : `\n${indent}`;
  const isLast = rest.trim() === "";
  const trailing = isLast ? rest.length : (/^[ \t]*/.exec(rest)?.[0].length ?? 0);
  return { start, end: end + trailing, text: `${before}${block}${isLast ? "" : `\n${indent}`}` };
}
