/** Tags that become no block: links, pictures, plain HTML, and those that go. */

import { blockEdit, lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import { addressOf } from "../../mdx/esm.ts";
import { type Attribute, attributeText, type JsxTag } from "../../mdx/tags.ts";
import type { Note } from "../../note.ts";
import { placeAtOffset } from "../../read-module.ts";
import { codeBlockEdit, includeLine } from "./code-block.ts";
import { headMatter } from "./head.ts";
import type { Converted, MdxPage } from "./page.ts";
import { themedImageEdit } from "./themed-image.ts";

/** Components without a counterpart that are left out, with what to do instead. */
const dropped: Readonly<Record<string, string>> = {
  DocCardList: "a category without a page of its own gets one that lists its docs",
  TOCInline: "the page has a table of contents beside it",
};

export function convertTag(element: Element, page: MdxPage, notes: Note[]): Converted {
  const { name, open, close } = element;
  const { body, imports } = page;
  const note = (message: string, instead?: string, at = open.start) => {
    const { line, column } = placeAtOffset(body, at);
    notes.push({ file: page.file, place: { line: line + page.firstLine - 1, column }, message, instead });
  };
  const module = imports.get(name);
  const instead = Object.hasOwn(dropped, name) ? dropped[name] : undefined;
  if (instead !== undefined) {
    note(`<${name}> stays behind`, instead);
    return { edits: [wholeEdit(body, element)], isWhole: true };
  }
  if (name === "Head" || name === "head")
    return { edits: [wholeEdit(body, element)], isWhole: true, matter: headMatter(element, page, note) };
  if (module !== undefined && /\.mdx?$/.test(module)) {
    if (page.cells.some(({ start, end }) => start <= open.start && open.start < end)) {
      note(`<${name}> stays as it is written: a cell of a table holds no part`, "write its text");
      return { edits: [], isWhole: false };
    }
    const path = page.include(module);
    if (path !== undefined) {
      if (open.attributes.size > 0)
        note(`the properties of <${name}> stay behind`, "write what they stand for");
      const edit = blockEdit({
        text: body,
        start: open.start,
        end: endOf(element),
        block: includeLine(path),
        indent: linePrefix(body, open.start),
      });
      return { edits: [edit], isWhole: true };
    }
    note(`the text of “${module}”, which <${name}> shows here, stays behind`, "copy it to this place");
    return { edits: [wholeEdit(body, element)], isWhole: true };
  }
  if (name === "" || name === "Translate") return { edits: withoutTags(open, close), isWhole: false };
  if (name === "Link" && close) return { edits: linkEdits(element, close, page), isWhole: false };
  if (name === "CodeBlock" && close) {
    const edit = codeBlockEdit(element, page);
    if (edit) return { edits: [edit], isWhole: true };
  }
  if (name === "ThemedImage") {
    const edit = themedImageEdit(element, page, note);
    if (edit) return { edits: [edit], isWhole: true };
  }
  if (/^[a-z]/.test(name)) return { edits: htmlEdits(element, page, note), isWhole: false };
  note(
    `<${name}> is a component and stays as it is written`,
    "write Markdown, a directive or a component of your own",
  );
  return { edits: [], isWhole: false };
}

/** Takes the lines of their own with it. */
function wholeEdit(body: string, element: Element): TextEdit {
  const { start } = element.open;
  const end = endOf(element);
  const isAlone =
    body.slice(lineStart(body, start), start).trim() === "" &&
    body.slice(end, lineEnd(body, end)).trim() === "";
  return isAlone
    ? { start: lineStart(body, start), end: lineEnd(body, end) + 1, text: "" }
    : { start, end, text: "" };
}

function withoutTags(open: JsxTag, close: JsxTag | undefined): TextEdit[] {
  return [open, ...(close ? [close] : [])].map(({ start, end }) => ({ start, end, text: "" }));
}

/** `<Link to="x">text</Link>` → `[text](x)` */
function linkEdits({ open }: Element, close: JsxTag, page: MdxPage): TextEdit[] {
  const to = addressIn(open.attributes.get("to") ?? open.attributes.get("href"), page);
  if (to === undefined) return withoutTags(open, close);
  return [
    { start: open.start, end: open.end, text: "[" },
    { start: close.start, end: close.end, text: `](${page.resolve(to, "link") ?? to})` },
  ];
}

/** Whose `src` is a picture. */
const pictures = new Set(["img", "source"]);

const renamed: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Attributes of JSX → attributes of HTML. */
function htmlEdits(
  { name, open, close }: Element,
  page: MdxPage,
  note: (message: string) => void,
): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const [key, attribute] of open.attributes) {
    const { start, end, value } = attribute;
    const isAddress = key === "src" || key === "href";
    const text = isAddress ? addressIn(attribute, page) : attributeText(attribute);
    if (isAddress && text !== undefined) {
      const address = page.resolve(text, pictures.has(name) && key === "src" ? "image" : "link") ?? text;
      edits.push({ start, end, text: `${key}="${address}"` });
    } else if (value !== true && text === undefined) {
      note(`“${key}” of <${name}> is code and stays behind`);
      edits.push({ start: page.body[start - 1] === " " ? start - 1 : start, end, text: "" });
    } else if (renamed[key] !== undefined || typeof value === "object")
      edits.push({ start, end, text: `${renamed[key] ?? key}="${(text ?? "").replaceAll('"', "&quot;")}"` });
  }
  return [...edits, ...(close ? spaced(open, close, page.body) : [])];
}

/** In MDX what is between tags on lines of their own is Markdown; in Markdown it is where blank lines are around it. */
function spaced(open: JsxTag, close: JsxTag, body: string): TextEdit[] {
  const after = lineEnd(body, open.end);
  const before = lineStart(body, close.start);
  const next = body.slice(after + 1, lineEnd(body, after + 1));
  const previous = body.slice(lineStart(body, before - 1), before - 1);
  if (body.slice(open.end, after).trim() !== "" || after >= before) return [];
  return [
    ...(isText(next) ? [{ start: after, end: after, text: "\n" }] : []),
    ...(isText(previous) && body.slice(before, close.start).trim() === ""
      ? [{ start: before, end: before, text: "\n" }]
      : []),
  ];
}

function isText(line: string): boolean {
  return line.trim() !== "" && !/^( {4,}|\s*[<{])/.test(line);
}

function addressIn(attribute: Attribute | undefined, { imports }: MdxPage): string | undefined {
  const value = attribute?.value;
  return typeof value === "object" ? addressOf(value, imports) : attributeText(attribute);
}
