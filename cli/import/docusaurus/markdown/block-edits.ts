/** Blocks and nothing in the place of an element. */
import { blockEdit, lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import type { Expansion } from "./expansion.ts";
import type { Converted } from "./page.ts";

/** Blank lines around the content, which is Markdown. */
export function blocksIn(
  element: Element,
  { before, after }: Extract<Expansion, { kind: "blocks" }>,
  body: string,
): Converted {
  const { open, close } = element;
  if (after === undefined || !close)
    return { edits: [blockIn(element, (before + (after ?? "")).split("\n"), body)], isWhole: true };
  const indent = linePrefix(body, open.start);
  const block = (text: string) => text.replaceAll("\n", `\n${indent}`);
  return {
    edits: [
      blockEdit({
        text: body,
        start: open.start,
        end: open.end,
        block: block(`${before.trimEnd()}\n`),
        indent,
      }),
      blockEdit({
        text: body,
        start: close.start,
        end: close.end,
        block: block(`\n${after.trimStart()}`),
        indent,
      }),
    ],
    isWhole: false,
  };
}

export function blockIn(element: Element, lines: readonly string[], body: string): TextEdit {
  const { start } = element.open;
  const indent = linePrefix(body, start);
  const block = lines.join(`\n${indent}`);
  return blockEdit({ text: body, start, end: endOf(element), block, indent });
}

/** Takes the lines of their own with it. */
export function wholeEdit(body: string, element: Element): TextEdit {
  const { start } = element.open;
  const end = endOf(element);
  const isAlone =
    body.slice(lineStart(body, start), start).trim() === "" &&
    body.slice(end, lineEnd(body, end)).trim() === "";
  return isAlone
    ? { start: lineStart(body, start), end: lineEnd(body, end) + 1, text: "" }
    : { start, end, text: "" };
}
