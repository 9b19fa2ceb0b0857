/** The size of a picture in its text alternative, as Obsidian takes it: `![Text|200](picture.png)`. */
import type { Nodes, Root } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";

export function imageSizes(node: Root | Nodes): Slip[] {
  if (node.type === "image" || node.type === "imageReference") {
    const [, text = "", size = "", width = ""] =
      /^(.*?)(\|[ ]*(\d{1,4})(?:x\d{1,4})?)$/.exec(node.alt ?? "") ?? [];
    if (size === "") return [];
    const src = "url" in node ? node.url : "picture.png";
    return [
      {
        kind: "size of an image",
        rule: "syntax-is-supported",
        place: placeOf(node),
        message: `“${size}” is an image size of Obsidian, and becomes part of the alt text here`,
        expected: `<img src="${src}" alt="${text}" width="${width}">; without a width, its own is used`,
      },
    ];
  }
  return "children" in node ? node.children.flatMap(imageSizes) : [];
}
