/** Text of a page of MDX in which tags and expressions are read. */
import type { Root } from "mdast";
import { type Element, jsxIn } from "../../mdx/elements.ts";
import type { Statements } from "../../mdx/esm.ts";
import { type Region, regionOf, textRegions } from "../../mdx/regions.ts";

export function runningText(root: Root, body: string, { edits }: Statements): Region[] {
  const regions = textRegions(root).filter(
    ({ start }) => !edits.some((edit) => edit.start <= start && start < edit.end),
  );
  const codes = indentedCode(root, regions, body);
  return regions.filter(({ start }) => !codes.some((code) => code.start <= start && start < code.end));
}

/** Indented paragraphs outside of tags, which are code to their author and to Docusaurus 2, so nothing in them is a tag. */
function indentedCode(root: Root, regions: readonly Region[], body: string): Region[] {
  const paragraphs = root.children.filter(
    ({ type, position }) => type === "paragraph" && (position?.start.column ?? 1) > 4,
  );
  if (paragraphs.length === 0) return [];
  const { elements } = jsxIn(body, regions);
  return paragraphs.flatMap((paragraph) => {
    const region = regionOf(paragraph);
    const isIn = ({ open, close }: Element) =>
      region !== undefined && open.start < region.start && region.start < (close?.end ?? open.end);
    return region && !elements.some(isIn) && !/^<\/?[A-Z>]/.test(body.slice(region.start)) ? [region] : [];
  });
}
