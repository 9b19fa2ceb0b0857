/** `<figure>` around a picture and a plain caption, and `<picture>` with one for dark pages → a picture of Markdown. */
import type { TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf, innerText } from "../../mdx/elements.ts";
import { attributeText } from "../../mdx/jsx-tags.ts";
import { markdownPicture, type Picture, pictureOf } from "./markdown-picture.ts";
import type { MdxPage } from "./page.ts";

/** Converts a figure to a picture of Markdown; undefined for other elements, and for other content, which stays HTML. */
export function figureEdit(element: Element, page: MdxPage): TextEdit | undefined {
  const { name, open } = element;
  const picture =
    name === "figure"
      ? captioned(element, page)
      : name === "picture"
        ? forBothModes(element, page)
        : undefined;
  return picture && markdownPicture({ start: open.start, end: endOf(element) }, picture, page);
}

function captioned(element: Element, page: MdxPage): Picture | undefined {
  const { children, open } = element;
  const caption = children.find(({ name }) => name === "figcaption");
  const image = children.find(({ name }) => name === "img");
  if (!caption || caption.children.length > 0 || open.attributes.has("id")) return undefined;
  const text = innerText(page.body, caption).trim();
  // A title of Markdown is plain text.
  if (text === "" || /[<>{}*_`[\]&\\$]|:[\w-]+[:[]|https?:/.test(text)) return undefined;
  const others = children.filter((child) => child !== caption);
  const rest = restOf(element, children, page.body);
  if (image && others.length === 1 && rest === "") {
    const picture = pictureOf(image, page);
    return picture && { ...picture, caption: text };
  }
  const [, alt, source] = others.length === 0 ? (/^!\[([^[\]\n]*)\]\(([^\s()"]+)\)$/.exec(rest) ?? []) : [];
  return source === undefined ? undefined : { source, alt, caption: text };
}

function forBothModes(element: Element, page: MdxPage): Picture | undefined {
  const { children } = element;
  const [source, image] = children;
  if (children.length !== 2 || source?.name !== "source" || image?.name !== "img") return undefined;
  const text = (key: string) => attributeText(source.open.attributes.get(key));
  const set = text("srcset") ?? text("srcSet");
  const isDark = /^\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/.test(text("media") ?? "");
  if (!isDark || set === undefined || /[\s,]/.test(set) || restOf(element, children, page.body) !== "")
    return undefined;
  const picture = pictureOf(image, page);
  return picture && { ...picture, dark: set };
}

/** The text of an element beside its child elements. */
function restOf(element: Element, children: readonly Element[], body: string): string {
  let at = element.open.end;
  let rest = "";
  for (const child of children) {
    rest += body.slice(at, child.open.start);
    at = endOf(child);
  }
  return (rest + body.slice(at, element.close?.start ?? at)).trim();
}
