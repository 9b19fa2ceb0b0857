/** Pictures of pages → Markdown: `![alt](a.png "caption"){width=300 align=right dark=b.png}`, or HTML in other text. */

import { asText, lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { attributeText, type Element, propertyOf, wholeOf } from "../../mdx/elements.ts";
import { addressOf } from "../../mdx/esm.ts";
import type { Region } from "../../mdx/running-text.ts";
import { attributeValue } from "./markdown-lines.ts";
import { addressIn, isInCell, type MdxPage, shownAttribute } from "./mdx-page.ts";

type Picture = {
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
  { body, cells }: Pick<MdxPage, "body" | "cells">,
): TextEdit | undefined {
  if (isInCell({ start, end }, { cells })) return undefined;
  const pixels = width === undefined ? undefined : /^([1-9]\d{0,3})(?:px)?$/.exec(width)?.[1];
  if (!isAlone({ start, end }, body) || (width !== undefined && !(Number(pixels) <= 4000))) return undefined;
  if (align !== undefined && !/^(left|center|right)$/.test(align)) return undefined;
  const title = caption === undefined ? "" : ` "${oneLine(caption).replace(/[\\"]/g, "\\$&")}"`;
  const attributes = [
    ...(pixels === undefined ? [] : [`width=${pixels}`]),
    ...(align === undefined ? [] : [`align=${align}`]),
    ...(dark === undefined ? [] : [`dark=${quoted(dark)}`]),
  ];
  const list = attributes.length === 0 ? "" : `{${attributes.join(" ")}}`;
  const address = bracketed(source);
  return { start, end, text: `![${asText(oneLine(alt), "![", 2)}](${address}${title})${list}` };
}

/** The picture of an `<img>` whose attributes Markdown supports; attributes that only change its look are left out. */
function pictureOf({ open: { attributes } }: Element, page: MdxPage): Picture | undefined {
  const source = addressIn(attributes.get("src"), page);
  const isStrange = [...attributes].some(
    ([key, { value }]) =>
      !known.has(key) && !looks.has(key) && !(classes.has(key) && typeof value === "object"),
  );
  const texts = ["alt", "width", "height", "align"].map((key) => {
    const attribute = attributes.get(key);
    return attribute && (shownAttribute(attribute, page) ?? null);
  });
  const [alt, width, height, align] = texts.map((text) => text ?? undefined);
  // The conversion to HTML notes a value that only running the code would tell.
  if (source === undefined || isStrange || texts.includes(null)) return undefined;
  return height !== undefined && width === undefined ? undefined : { source, alt, width, align };
}

const known = new Set(["src", "alt", "width", "height", "align"]);
const looks = new Set(["style", "loading", "decoding", "key", "ref"]);
/** A name may be one of theme.css. */
const classes = new Set(["className", "class"]);

/** An `<img>` whose address is code. Others are HTML already. */
export function codedImageEdit(element: Element, page: MdxPage): TextEdit | undefined {
  const isCoded = typeof element.open.attributes.get("src")?.value === "object";
  const picture = element.name === "img" && isCoded ? pictureOf(element, page) : undefined;
  return picture && markdownPicture(wholeOf(element), picture, page);
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

const pictures =
  /^(Ideal|Zoom(able)?|Lightbox|Responsive|Lazy|Theme|Doc)?(Image|Img|Picture)|^(Image|Img)(Zoom|Switcher|WithCaption)?$|^(Screenshot|Figure)$/;

/** Components that show a picture: `<IdealImage img={require("./a.png")} alt="A" />`. Undefined if the page does not name it. */
export function pictureEdit(element: Element, page: MdxPage): TextEdit | undefined {
  const { name, open } = element;
  const { attributes } = open;
  const hasContent = element.close !== undefined && element.close.start > open.end;
  if (!pictures.test(name) || hasContent) return undefined;
  const source = ["img", "src", "image", "source", "url", "light", "lightSrc", "srcLight", "lightImageSrc"]
    .map((key) => addressIn(attributes.get(key), page))
    .find((address) => address !== undefined);
  if (source === undefined) return undefined;
  const text = (key: string) => attributeText(attributes.get(key));
  const [caption, width, height] = [text("caption"), text("width"), text("height")];
  const alt = text("alt") ?? text("title") ?? caption;
  const dark = addressIn(attributes.get("dark") ?? attributes.get("darkSrc"), page);
  const region = wholeOf(element);
  const markdown = markdownPicture(region, { source, alt, caption, width, dark }, page);
  if (markdown) return markdown;
  const size = (value: string | undefined) => (/^\d+$/.test(value ?? "") ? value : undefined);
  const sizes = { width: size(width), height: size(height) };
  const image = imageTag(source, { alt: attributeValue(alt ?? ""), ...sizes });
  const shown =
    caption === undefined
      ? image
      : `<figure>${image}<figcaption>${attributeValue(caption)}</figcaption></figure>`;
  return { ...region, text: shown };
}

/** A picture in other text, as HTML. */
export function imageTag(source: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  return `<img src="${source}"${written.join("")} />`;
}

/**
 * `<ThemedImage sources={{ light, dark }} />` → a picture with one for dark pages; in other text, the light one. Undefined if
 * the page does not name it.
 */
export function themedImageEdit(
  element: Element,
  page: MdxPage,
  note: (message: string) => void,
): TextEdit | undefined {
  const { attributes } = element.open;
  const sources = attributes.get("sources")?.value;
  if (typeof sources !== "object" || sources.type !== "ObjectExpression") return undefined;
  const [light, dark] = ["light", "dark"].map((name) => {
    const source = propertyOf(sources, name);
    return source && addressOf(source, page.imports);
  });
  if (light === undefined) return undefined;
  const [alt, width, height] = ["alt", "width", "height"].map((key) => attributeText(attributes.get(key)));
  const own = { source: light, alt, width, dark: dark === light ? undefined : dark };
  const region = wholeOf(element);
  const picture = markdownPicture(region, own, page);
  if (picture && dark !== undefined) return picture;
  if (dark !== light)
    note(`the dark image of <ThemedImage> is not imported${dark === undefined ? "" : `: “${dark}”`}`);
  const quoted = (value: string | undefined) => value?.replaceAll('"', "&quot;");
  const others = { alt: quoted(alt), width: quoted(width), height: quoted(height) };
  return { ...region, text: imageTag(light, others) };
}
