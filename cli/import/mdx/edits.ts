/** Changes of a text by place, so that all that is not changed stays as it was written. */
import type { Heading } from "mdast";
import type { Place } from "../../report/finding.ts";
import { type Region, regionOf } from "./running-text.ts";

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

/** Line and column of an offset, both from 1. */
export function placeAtOffset(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
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

/** `{#id}` behind the text of a heading. */
export function idOfHeading(node: Heading, body: string, id: string): TextEdit[] {
  const region = regionOf(node);
  if (!region) return [];
  // Below the text there may be a line that makes a heading of it.
  const text = body.slice(region.start, region.end).trimEnd();
  const end = region.start + text.replace(/[ \t]+#+$|\n[ \t>]*(?:=+|-+)$/, "").trimEnd().length;
  return [{ start: end, end, text: ` {#${id}}` }];
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

/** Addresses, which are links as they are, or what else would be emphasis, code, a link, a tag, an entity or the border of a cell. */
const marks =
  /(https?:\/\/[^\s<`*[\]|~\\]+)|[\\`*[\]|~]|<(?![\s\d=])|&(?![\s&])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** At the start of a line: a heading, a quote, a list, a directive. */
const blockMark = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|:(?=::))/;

/** Escapes `value` for running text that replaces the code at `start` of `body`. */
export function asText(value: string, body: string, start: number): string {
  const line = value.replace(/\s*\n\s*/g, " ");
  const head = body.slice(lineStart(body, start), start);
  // A line that starts with a tag may be a block of HTML, in which a backslash is one.
  if (/^\s*<[a-z]/.test(head))
    return line.replace(marks, (mark, url?: string) => url ?? `&#${mark.codePointAt(0)};`);
  const escaped = line.replace(marks, (mark, url?: string) => url ?? `\\${mark}`);
  if (head.length > linePrefix(body, start).length) return escaped;
  return escaped.replace(blockMark, "\\$&").replace(/^(\d{1,9})(?=[.)](\s|$))/, "$1\\");
}
