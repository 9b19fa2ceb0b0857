/** Included lines, fitted to the place where they go: inside of a list, a quotation, between paragraphs. */
import type { Line } from "./expanded-page.ts";

/** `prefix` is what is before the directive on its line: `  `, `> `, `1. `. */
export function fitLines(
  lines: readonly Line[],
  prefix: string,
  { before, after, directive }: { before: Line | undefined; after: Line | undefined; directive: Line },
): Line[] {
  // A marker of a list is on the first line alone; its content is as far in on the others.
  const others = prefix.replace(/[^>\s]/g, " ");
  const blank = { ...directive, text: others.trimEnd() };
  if (lines.length === 0) return [{ ...directive, text: prefix }];
  const content = lines.map((line, index) => indented(line, index === 0 ? prefix : others));
  const opensItem = prefix !== others;
  return [
    ...(isText(before, others) && !opensItem ? [blank] : []),
    ...content,
    ...(isText(after, others) ? [blank] : []),
  ];
}

function indented(line: Line, prefix: string): Line {
  if (line.text.trim() === "") return { ...line, text: prefix.trimEnd() };
  return { ...line, text: prefix + line.text, shift: line.shift + prefix.length };
}

/** Text of the same block would run on into what is included; a fence of colons would not. */
function isText(line: Line | undefined, prefix: string): boolean {
  if (line === undefined || line.text.trim() === "" || line.text.trim() === prefix.trim()) return false;
  return !/^[\s>]*:{3,}/.test(line.text);
}
