/** Components and expressions that only code could show → comments, which readers do not see. Their text stays. */
import { leftComment } from "../../../markdown/left-by-import.ts";
import { lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf, innerText } from "../../mdx/elements.ts";
import type { JsxTag } from "../../mdx/jsx-tags.ts";
import type { Region } from "../../mdx/regions.ts";
import type { MdxPage } from "./page.ts";

type Body = Pick<MdxPage, "body" | "paragraphs">;

/** The comment is where the element is alone on its lines, and else behind its text. */
export function leftoverEdits(element: Element, page: Body): TextEdit[] {
  const { body } = page;
  const { open, close } = element;
  const comment = leftComment(tagText(open));
  if (!close || innerText(body, element).trim() === "")
    return commentEdits({ start: open.start, end: endOf(element) }, comment, page);
  const isAlone = isFirst(body, open.start) && body.slice(open.end, lineEnd(body, open.end)).trim() === "";
  return isAlone
    ? [
        { start: open.start, end: open.end, text: comment },
        { start: close.start, end: close.end, text: "" },
      ]
    : [{ start: open.start, end: open.end, text: "" }, ...commentEdits(close, comment, page)];
}

/** Replaces `region` with a comment. The rest of its line stays Markdown, although a line that starts with a comment is HTML. */
export function commentEdits(
  { start, end }: Region,
  comment: string,
  { body, paragraphs }: Body,
): TextEdit[] {
  const rest = body.slice(end, lineEnd(body, end));
  if (!isFirst(body, start) || rest.trim() === "") return [{ start, end, text: comment }];
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

function isFirst(body: string, start: number): boolean {
  return lineStart(body, start) + linePrefix(body, start).length === start;
}

/** `<Chart title="Sales" data={…}>` */
export function tagText({ name, attributes }: JsxTag): string {
  const written = [...attributes].map(([key, { value }]) => {
    if (value === true) return key.startsWith("{") ? "{…}" : key;
    return typeof value === "string" ? `${key}="${value}"` : `${key}={…}`;
  });
  return `<${[name, ...written].join(" ")}>`;
}
