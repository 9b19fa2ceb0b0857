/** `<ThemedImage sources={{ light, dark }} />` → its light picture. */

import type { TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import { addressOf } from "../../mdx/esm.ts";
import { attributeText } from "../../mdx/tags.ts";
import type { MdxPage } from "./page.ts";

/** Undefined where the page does not tell the pictures. */
export function themedImageEdit(
  element: Element,
  { imports, resolve }: MdxPage,
  note: (message: string) => void,
): TextEdit | undefined {
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
  if (dark !== light)
    note(`the dark image of <ThemedImage> is not imported${dark === undefined ? "" : `: “${dark}”`}`);
  const others = ["alt", "width", "height"].flatMap((name) => {
    const text = attributeText(attributes.get(name));
    return text === undefined ? [] : [` ${name}="${text.replaceAll('"', "&quot;")}"`];
  });
  const text = `<img src="${resolve(light, "image") ?? light}"${others.join("")} />`;
  return { start, end: endOf(element), text };
}
