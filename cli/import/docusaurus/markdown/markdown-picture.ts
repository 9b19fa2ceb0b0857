/** A picture that is alone in its paragraph → Markdown: `![alt](a.png "caption"){width=300 align=right dark=b.png}`. */
import { lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import { attributeText } from "../../mdx/jsx-tags.ts";
import { asText } from "../../mdx/literal-text.ts";
import { shownText } from "../../mdx/page-values.ts";
import type { Region } from "../../mdx/regions.ts";
import { addressIn } from "./html-edits.ts";
import type { MdxPage } from "./page.ts";

export type Picture = {
  source: string;
  alt?: string | undefined;
  caption?: string | undefined;
  /** As it is written: a number of pixels. */
  width?: string | undefined;
  align?: string | undefined;
  dark?: string | undefined;
};

/** Converts a picture to Markdown; undefined if there is text around it, or if Markdown does not support its width. */
export function markdownPicture(
  { start, end }: Region,
  { source, alt = "", caption, width, align, dark }: Picture,
  { body, resolve }: Pick<MdxPage, "body" | "resolve">,
): TextEdit | undefined {
  const pixels = width === undefined ? undefined : /^([1-9]\d{0,3})(?:px)?$/.exec(width)?.[1];
  if (!isAlone({ start, end }, body) || (width !== undefined && !(Number(pixels) <= 4000))) return undefined;
  if (align !== undefined && !/^(left|center|right)$/.test(align)) return undefined;
  const title = caption === undefined ? "" : ` "${oneLine(caption).replace(/[\\"]/g, "\\$&")}"`;
  const attributes = [
    ...(pixels === undefined ? [] : [`width=${pixels}`]),
    ...(align === undefined ? [] : [`align=${align}`]),
    ...(dark === undefined ? [] : [`dark=${quoted(resolve(dark, "image") ?? dark)}`]),
  ];
  const list = attributes.length === 0 ? "" : `{${attributes.join(" ")}}`;
  const address = bracketed(resolve(source, "image") ?? source);
  return { start, end, text: `![${asText(oneLine(alt), "![", 2)}](${address}${title})${list}` };
}

/** The picture of an `<img>` whose attributes Markdown supports; attributes that only change its look are left out. */
export function pictureOf({ open }: Element, page: MdxPage): Picture | undefined {
  const source = addressIn(open.attributes.get("src"), page);
  const strange = [...open.attributes].some(
    ([key, { value }]) =>
      !known.has(key) && !(looks.has(key) || (classes.has(key) && typeof value === "object")),
  );
  if (source === undefined || strange) return undefined;
  const texts = new Map<string, string | undefined>();
  for (const key of known) {
    const attribute = open.attributes.get(key);
    if (key === "src" || !attribute) continue;
    const text =
      typeof attribute.value === "object"
        ? shownText(page.evaluate(attribute.value))
        : attributeText(attribute);
    // The conversion to HTML notes a value that only running the code would tell.
    if (text === undefined) return undefined;
    texts.set(key, text);
  }
  if (texts.has("height") && !texts.has("width")) return undefined;
  return { source, alt: texts.get("alt"), width: texts.get("width"), align: texts.get("align") };
}

const known = new Set(["src", "alt", "width", "height", "align"]);
const looks = new Set(["style", "loading", "decoding", "key", "ref"]);
/** A name may be one of theme.css. */
const classes = new Set(["className", "class"]);

/** An `<img>` whose address is code. Others are HTML already. */
export function codedImageEdit(element: Element, page: MdxPage): TextEdit | undefined {
  const isCoded = typeof element.open.attributes.get("src")?.value === "object";
  const picture = element.name === "img" && isCoded ? pictureOf(element, page) : undefined;
  return picture && markdownPicture({ start: element.open.start, end: endOf(element) }, picture, page);
}

/** Nothing else is in its lines, and blank lines are around these. */
function isAlone({ start, end }: Region, body: string): boolean {
  const [from, to] = [lineStart(body, start), lineEnd(body, end)];
  const prefix = linePrefix(body, start);
  const isFirst = body.slice(from, start).length === prefix.length;
  const isMarked = body.slice(from, start).trim() !== "" && !/^[\s>]*$/.test(body.slice(from, start));
  const before = from === 0 ? "" : body.slice(lineStart(body, from - 1), from - 1);
  const after = to === body.length ? "" : body.slice(to + 1, lineEnd(body, to + 1));
  const isBlank = (line: string) => /^[\s>]*$/.test(line);
  return isFirst && body.slice(end, to).trim() === "" && (isMarked || isBlank(before)) && isBlank(after);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function bracketed(address: string): string {
  return /[\s()]/.test(address) ? `<${address}>` : address;
}

function quoted(address: string): string {
  return /[\s"'{}]/.test(address)
    ? `"${address.replaceAll('"', "%22").replace(/[{}]/g, encodeURIComponent)}"`
    : address;
}
