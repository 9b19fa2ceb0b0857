/** `<ThemedImage sources={{ light, dark }} />` → a picture with one for dark pages; in other text, the light one. */

import type { TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import { addressOf } from "../../mdx/esm.ts";
import { attributeText } from "../../mdx/jsx-tags.ts";
import { markdownPicture } from "./markdown-picture.ts";
import type { MdxPage } from "./page.ts";

/** Converts a themed image; undefined if the page does not name the light picture. */
export function themedImageEdit(
  element: Element,
  page: MdxPage,
  note: (message: string) => void,
): TextEdit | undefined {
  const { imports, resolve } = page;
  const { attributes, start } = element.open;
  const sources = attributes.get("sources")?.value;
  if (typeof sources !== "object" || sources.type !== "ObjectExpression") return undefined;
  const pictureOf = (name: string): string | undefined => {
    for (const property of sources.properties)
      if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === name)
        return addressOf(property.value, imports);
    return undefined;
  };
  const light = pictureOf("light");
  if (light === undefined) return undefined;
  const dark = pictureOf("dark");
  const text = (key: string) => attributeText(attributes.get(key));
  const own = {
    source: light,
    alt: text("alt"),
    width: text("width"),
    dark: dark === light ? undefined : dark,
  };
  const picture = markdownPicture({ start, end: endOf(element) }, own, page);
  if (picture && dark !== undefined) return picture;
  if (dark !== light)
    note(`the dark image of <ThemedImage> is not imported${dark === undefined ? "" : `: “${dark}”`}`);
  const others = ["alt", "width", "height"].flatMap((name) => {
    const value = text(name);
    return value === undefined ? [] : [` ${name}="${value.replaceAll('"', "&quot;")}"`];
  });
  const image = `<img src="${resolve(light, "image") ?? light}"${others.join("")} />`;
  return { start, end: endOf(element), text: image };
}
