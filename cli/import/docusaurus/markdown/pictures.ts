/** Components that show a picture → Markdown: `![alt](a.png "caption"){width=300}`, or HTML in other text. */

import { asText, lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { attributeText, type Element, propertyOf, wholeOf } from "../../mdx/elements.ts";
import { addressOf } from "../../mdx/esm.ts";
import type { Region } from "../../mdx/running-text.ts";
import { attributeValue } from "./markdown-lines.ts";
import { addressIn, isInCell, type MdxPage } from "./mdx-page.ts";

type Picture = {
  source: string;
  alt: string;
  caption?: string | undefined;
  /** As it is written; only a number of pixels counts. */
  width?: string | undefined;
};

/** Markdown where nothing else is in the lines of the region. */
export function picture(
  { start, end }: Region,
  { source, alt, caption, width = "" }: Picture,
  page: Pick<MdxPage, "body" | "cells">,
): TextEdit {
  const [, pixels] = /^([1-9]\d{0,3})(?:px)?$/.exec(width) ?? [];
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  if (!isInCell({ start, end }, page) && isAlone({ start, end }, page.body)) {
    const title = caption === undefined ? "" : ` "${oneLine(caption).replace(/[\\"]/g, "\\$&")}"`;
    const address = /[\s()]/.test(source) ? `<${source}>` : source;
    const size = pixels === undefined ? "" : `{width=${pixels}}`;
    return { start, end, text: `![${asText(oneLine(alt), "![", 2)}](${address}${title})${size}` };
  }
  const size = pixels === undefined ? "" : ` width="${pixels}"`;
  const image = `<img src="${source}" alt="${attributeValue(alt)}"${size} />`;
  const figure = `<figure>${image}<figcaption>${attributeValue(caption ?? "")}</figcaption></figure>`;
  return { start, end, text: caption === undefined ? image : figure };
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

const pictures =
  /^(Ideal|Zoom(able)?|Lightbox|Responsive|Lazy|Theme|Themed|Doc)?(Image|Img|Picture)|^(Image|Img)(Zoom|Switcher|WithCaption)?$|^(Screenshot|Figure)$/;

/** `<IdealImage img={require("./a.png")} alt="A" />`, and of `<ThemedImage>` the light one. Undefined if the page does not name the picture. */
export function pictureEdit(
  element: Element,
  page: MdxPage,
  note: (message: string) => void,
): TextEdit | undefined {
  const { name, open } = element;
  const { attributes } = open;
  const hasContent = element.close !== undefined && element.close.start > open.end;
  if (!pictures.test(name) || hasContent) return undefined;
  const themed = attributes.get("sources")?.value;
  const light =
    typeof themed === "object" && themed.type === "ObjectExpression"
      ? propertyOf(themed, "light")
      : undefined;
  const source = ["img", "src", "image", "source", "url", "light", "lightSrc", "srcLight", "lightImageSrc"]
    .map((key) => addressIn(attributes.get(key), page))
    .concat(light && addressOf(light, page.imports))
    .find((address) => address !== undefined);
  if (source === undefined) return undefined;
  if (light !== undefined || attributes.has("dark") || attributes.has("darkSrc"))
    note(`the dark image of <${name}> is not imported`);
  const text = (key: string) => attributeText(attributes.get(key));
  const caption = text("caption");
  const alt = text("alt") ?? text("title") ?? caption ?? "";
  return picture(wholeOf(element), { source, alt, caption, width: text("width") }, page);
}
