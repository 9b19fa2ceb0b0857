/** Raw HTML → raw nodes for the HTML parser; comments go. */
import type { Html } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { BOX } from "../html/stable-tree.ts";
import type { HtmlPieces } from "../mdast/nodes.ts";
import { element } from "./element.ts";

export const html: Handler = (_state, node: Html) => (isComment(node.value) ? undefined : rawOf(node));

/** A block in which some tags are text: raw nodes and texts, without space between them. */
export const htmlPieces: Handler = (_state, node: HtmlPieces) =>
  element(
    node,
    BOX,
    {},
    node.children.map((piece) => (piece.type === "html" ? rawOf(piece) : piece)),
  );

function rawOf({ value, position }: Html) {
  return { type: "raw" as const, value, ...(position && { position }) };
}

/** True for HTML that is one comment. */
export function isComment(html: string): boolean {
  const text = html.trim();
  return text.startsWith("<!--") && text.indexOf("-->", 4) >= text.length - 3;
}
