/** Attributes of JSX on elements of HTML → attributes of HTML, and Markdown between their tags on lines of its own. */
import { ownValue } from "../../../../schema/own-value.ts";
import { lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf, type JsxTag } from "../../mdx/elements.ts";
import { attributeValue } from "./markdown-lines.ts";
import { addressIn, type MdxPage, shownAttribute } from "./mdx-page.ts";

const renamed: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Attributes of drawings: `strokeWidth` is `stroke-width`. */
const ofDrawings = /^(stroke|fill|clip|font|stop|text|color|marker|dominant|alignment|baseline)[A-Z]/;

export function htmlEdits(
  element: Element,
  page: MdxPage,
  note: (message: string, instead?: string, at?: number) => void,
): TextEdit[] {
  const { name, open, close } = element;
  const edits: TextEdit[] = [];
  for (const [key, attribute] of open.attributes) {
    const { start, end, value } = attribute;
    const isAddress = key === "src" || key === "href";
    const text = isAddress ? addressIn(attribute, page) : shownAttribute(attribute, page);
    const isDrawn = ofDrawings.test(key) && key !== "textLength" && key !== "clipPathUnits";
    const own =
      ownValue(renamed, key) ??
      (isDrawn ? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : key);
    if (isAddress && text !== undefined) {
      edits.push({ start, end, text: `${key}="${text}"` });
    } else if (key.startsWith("{") || (value !== true && text === undefined) || /^on[A-Z]/.test(key)) {
      if (!isOfLooks(key))
        note(`“${key.replace(/^\{.*$/s, "{…}")}” of <${name}> is code and is not imported`);
      edits.push({ start: page.body[start - 1] === " " ? start - 1 : start, end, text: "" });
    } else if (own !== key || typeof value === "object")
      edits.push({ start, end, text: `${own}="${attributeValue(text ?? "")}"` });
  }
  // A line that starts with the end of a tag would be a quotation.
  const last = Math.max(open.start + name.length + 1, ...[...open.attributes.values()].map(({ end }) => end));
  const [gap = ""] = /^\s*/.exec(page.body.slice(last, open.end)) ?? [];
  if (gap.includes("\n")) edits.push({ start: last, end: last + gap.length, text: "" });
  // The content of a paragraph or a heading is one run of text, without blank lines, and so is what is in a line of text.
  const isRun = /^(p|h[1-6])$/.test(name) || isInText(element, page);
  return [...edits, ...(close && !isRun ? spaced(open, close, page.body) : [])];
}

/** True if the element is within a paragraph that has other text. */
function isInText(element: Element, { body, paragraphs }: MdxPage): boolean {
  const { start } = element.open;
  const paragraph = paragraphs.find((paragraph) => paragraph.start <= start && start < paragraph.end);
  if (!paragraph) return false;
  const around = body.slice(paragraph.start, start) + body.slice(endOf(element), paragraph.end);
  return around.replace(/<[^<>]*>/g, "").trim() !== "";
}

/** True for a property that the import can drop without a note, such as one that only changes how an element looks. */
function isOfLooks(key: string): boolean {
  return key === "style" || key === "className" || key === "key" || key === "ref";
}

/** In MDX what is between tags on lines of their own is Markdown; in Markdown it is where blank lines are around it. */
export function spaced(open: JsxTag, close: JsxTag, body: string): TextEdit[] {
  const after = lineEnd(body, open.end);
  const before = lineStart(body, close.start);
  const next = body.slice(after + 1, lineEnd(body, after + 1));
  const previous = body.slice(lineStart(body, before - 1), before - 1);
  if (body.slice(open.end, after).trim() !== "" || after >= before) return [];
  const prefix = linePrefix(body, open.start);
  const indent = linePrefix(body, close.start);
  const blank = prefix.trimEnd();
  return [
    ...(isText(next) ? [{ start: after, end: after, text: `\n${blank}` }] : []),
    ...(isText(previous) && before + indent.length === close.start
      ? [{ start: before, end: before, text: `${blank}\n` }]
      : []),
  ];
}

function isText(line: string): boolean {
  return !/^[ \t>]*$/.test(line) && !/^( {4,}|[\s>]*[<{])/.test(line);
}
