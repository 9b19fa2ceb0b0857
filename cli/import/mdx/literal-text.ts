/** Text that a program gives → Markdown that shows it as it is. */
import { linePrefix, lineStart } from "./edits.ts";

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
