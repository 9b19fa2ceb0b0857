/** `![A](a.png#gh-light-mode-only)![A](b.png#gh-dark-mode-only)` → one picture, with the one for dark pages in it. */
import type { Image, Nodes } from "mdast";
import type { TextEdit } from "../../mdx/edits.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";

const mode = /#(?:gh-)?(light|dark)-mode-only$/;

/** Address without the mode. */
export function withoutMode(url: string): string {
  return url.replace(mode, "");
}

export function modePictureEdits(
  node: Nodes,
  body: string,
  resolve: (url: string) => string | undefined,
): TextEdit[] {
  if (!("children" in node)) return [];
  const images = node.children.flatMap((child): Shown[] => {
    const region = child.type === "image" ? regionOf(child) : undefined;
    const of = child.type === "image" ? mode.exec(child.url)?.[1] : undefined;
    return child.type === "image" && region && of !== undefined ? [{ image: child, region, mode: of }] : [];
  });
  const edits: TextEdit[] = [];
  for (let index = 0; index + 1 < images.length; index++) {
    const [first, second] = [images[index], images[index + 1]];
    if (!first || !second || first.mode === second.mode) continue;
    if (body.slice(first.region.end, second.region.start).trim() !== "") continue;
    const dark = first.mode === "dark" ? first : second;
    const url = withoutMode(dark.image.url);
    const text = `{dark=${resolve(url) ?? url}}`;
    if (/[\s"'{}]/.test(text.slice(1, -1))) continue;
    edits.push(
      ...(dark === first
        ? [
            { start: first.region.start, end: second.region.start, text: "" },
            { start: second.region.end, end: second.region.end, text },
          ]
        : [{ start: first.region.end, end: second.region.end, text }]),
    );
    index++;
  }
  return [...edits, ...node.children.flatMap((child) => modePictureEdits(child, body, resolve))];
}

type Shown = { image: Image; region: Region; mode: string };
