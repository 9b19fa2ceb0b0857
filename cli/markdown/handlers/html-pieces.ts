/** A block of HTML in which some tags are text → raw nodes and texts, without space between them. */
import type { Handler } from "mdast-util-to-hast";
import { BOX } from "../html/stable-tree.ts";
import type { HtmlPieces } from "../mdast/nodes.ts";
import { element } from "./element.ts";

export const htmlPieces: Handler = (_state, node: HtmlPieces) =>
  element(
    node,
    BOX,
    {},
    node.children.map(({ type, value, position }) => ({
      type: type === "html" ? ("raw" as const) : type,
      value,
      ...(position && { position }),
    })),
  );
