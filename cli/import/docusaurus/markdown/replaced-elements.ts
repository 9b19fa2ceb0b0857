/** Edits that replace an element: by blocks, by other tags, by a comment, or by nothing. */

import { leftComment } from "../../../markdown/left-by-import.ts";
import { blockEdit, lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import {
  type Element,
  endOf,
  innerText,
  isFirstInLine,
  type JsxTag,
  tagEdits,
  wholeOf,
} from "../../mdx/elements.ts";
import type { Region } from "../../mdx/running-text.ts";
import type { Converted, MdxPage } from "./mdx-page.ts";

export function blockIn(element: Element, block: string, body: string): TextEdit {
  const indent = linePrefix(body, element.open.start);
  return blockEdit(body, wholeOf(element), block.replaceAll("\n", `\n${indent}`));
}

/** Takes the lines of their own with it. */
export function withoutElement(body: string, element: Element): TextEdit {
  const { start, end } = wholeOf(element);
  const isAlone =
    body.slice(lineStart(body, start), start).trim() === "" &&
    body.slice(end, lineEnd(body, end)).trim() === "";
  return isAlone
    ? { start: lineStart(body, start), end: lineEnd(body, end) + 1, text: "" }
    : { start, end, text: "" };
}

type Body = Pick<MdxPage, "body" | "paragraphs">;

/** The comment is where the element is alone on its lines, and else behind its text. `texts` are lines above it. */
export function leftoverEdits(element: Element, page: Body, texts: readonly string[] = []): TextEdit[] {
  const { body } = page;
  const { open, close } = element;
  const comment = leftComment(tagText(open));
  const isEmpty = !close || innerText(body, element).trim() === "";
  const from = isEmpty ? endOf(element) : open.end;
  const isBlock = isFirstInLine(body, open.start) && body.slice(from, lineEnd(body, from)).trim() === "";
  if (texts.length > 0 && isBlock) {
    const lines = texts.length === 1 ? texts.join("") : `- ${texts.join("\n- ")}`;
    const edit = blockIn(
      { ...element, ...(!isEmpty && { close: undefined }) },
      `${lines}\n\n${comment}`,
      body,
    );
    return close && !isEmpty ? [edit, { ...close, text: "" }] : [edit];
  }
  const text = texts.join(" ");
  if (isEmpty && text !== "") return [{ ...wholeOf(element), text: text + comment }];
  if (isEmpty) return commentEdits(wholeOf(element), comment, page);
  return isBlock
    ? tagEdits(element, comment, "")
    : [{ start: open.start, end: open.end, text: text && `${text} ` }, ...commentEdits(close, comment, page)];
}

/** Replaces `region` with a comment. The rest of its line stays Markdown, although a line that starts with a comment is HTML. */
export function commentEdits(
  { start, end }: Region,
  comment: string,
  { body, paragraphs }: Body,
): TextEdit[] {
  const rest = body.slice(end, lineEnd(body, end));
  if (!isFirstInLine(body, start) || rest.trim() === "") return [{ start, end, text: comment }];
  const after = end + (/^[ \t]*/.exec(rest)?.[0].length ?? 0);
  const paragraph = paragraphs.find((region) => region.start < start && start < region.end);
  const before = lineStart(body, start) - 1;
  // After a tag, which may become a line of its own, the comment is one, too.
  if (paragraph && before > paragraph.start && !/[>}]\s*$/.test(body.slice(paragraph.start, before)))
    return [
      { start: before, end: before, text: ` ${comment}` },
      { start, end: after, text: "" },
    ];
  return [{ start, end: after, text: `${comment}\n${linePrefix(body, start)}` }];
}

/** `<Chart title="Sales" data={…}>` */
export function tagText({ name, attributes }: JsxTag): string {
  const props = [...attributes].map(([key, { value }]) => {
    if (value === true) return key.startsWith("{") ? "{…}" : key;
    return typeof value === "string" ? `${key}="${value}"` : `${key}={…}`;
  });
  return `<${[name, ...props].join(" ")}>`;
}

/** A text in the place of an element, with its content at `{children}`. */
export function templateEdits(element: Element, text: string, body: string): Converted {
  const [before = "", after] = text.split("{children}", 2);
  if (element.close && after !== undefined)
    return { edits: tagEdits(element, before, after), isWhole: false };
  const whole = before + (after ?? "");
  const edit = whole.includes("\n") ? blockIn(element, whole, body) : { ...wholeOf(element), text: whole };
  return { edits: [edit], isWhole: true };
}
