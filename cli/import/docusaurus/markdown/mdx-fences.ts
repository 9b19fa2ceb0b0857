/** Fences of `mdx-code-block`, which hide MDX from tools for translation → what they hold. Lines stay lines. */
import type { Nodes } from "mdast";
import { applyEdits, lineEnd, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { parseMdx } from "../../mdx/parse-mdx.ts";
import { regionOf } from "../../mdx/regions.ts";

export function withoutMdxFences(body: string): string {
  if (!body.includes("mdx-code-block")) return body;
  return applyEdits(body, fenceEdits(parseMdx(body, 1, { mdx: 3, hasFormulas: false }).root, body));
}

function fenceEdits(node: Nodes, body: string): TextEdit[] {
  if (node.type !== "code")
    return "children" in node ? node.children.flatMap((child) => fenceEdits(child, body)) : [];
  const region = node.lang === "mdx-code-block" ? regionOf(node) : undefined;
  if (!region) return [];
  const last = lineStart(body, region.end);
  return [
    { start: region.start, end: lineEnd(body, region.start), text: "" },
    ...(last > region.start ? [{ start: last, end: region.end, text: "" }] : []),
  ];
}
