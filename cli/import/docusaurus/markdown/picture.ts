/** Components that show a picture: `<IdealImage img={require("./a.png")} alt="A" />` → Markdown, or `<img>` in other text. */
import type { TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import { attributeText } from "../../mdx/jsx-tags.ts";
import { addressIn } from "./html-edits.ts";
import { attributeValue } from "./html-text.ts";
import { markdownPicture } from "./markdown-picture.ts";
import type { MdxPage } from "./page.ts";

const pictures =
  /^(Ideal|Zoom(able)?|Lightbox|Responsive|Lazy|Theme|Doc)?(Image|Img|Picture)|^(Image|Img)(Zoom|Switcher|WithCaption)?$|^(Screenshot|Figure)$/;

/** Converts a component that shows a picture; undefined for other elements, and if the page does not name the picture. */
export function pictureEdit(element: Element, page: MdxPage): TextEdit | undefined {
  const { name, open } = element;
  const hasContent = element.close !== undefined && element.close.start > element.open.end;
  if (!pictures.test(name) || hasContent) return undefined;
  const source = ["img", "src", "image", "source", "url", "light", "lightSrc", "srcLight", "lightImageSrc"]
    .map((key) => addressIn(open.attributes.get(key), page))
    .find((address) => address !== undefined);
  if (source === undefined) return undefined;
  const text = (key: string) => {
    const found = attributeText(open.attributes.get(key));
    return found === undefined ? undefined : attributeValue(found);
  };
  const caption = text("caption");
  const alt = text("alt") ?? text("title") ?? caption ?? "";
  const region = { start: open.start, end: endOf(element) };
  const dark = addressIn(open.attributes.get("dark") ?? open.attributes.get("darkSrc"), page);
  const plain = (key: string) => attributeText(open.attributes.get(key));
  const picture = {
    source,
    alt: plain("alt") ?? plain("title") ?? plain("caption"),
    caption: plain("caption"),
    width: plain("width"),
    dark,
  };
  const markdown = markdownPicture(region, picture, page);
  if (markdown) return markdown;
  const sizes = ["width", "height"].flatMap((key) => {
    const size = text(key);
    return size === undefined || !/^\d+$/.test(size) ? [] : [` ${key}="${size}"`];
  });
  const image = `<img src="${page.resolve(source, "image") ?? source}" alt="${alt}"${sizes.join("")} />`;
  const shown =
    caption === undefined ? image : `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
  return { ...region, text: shown };
}
