/** A list that is indented below an item, but not far enough to be in it: it ends the list above. */
import type { Nodes, Root } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";

export function halfNestedLists(root: Root): Slip[] {
  return slipsIn(root);
}

function slipsIn(parent: Nodes): Slip[] {
  if (!("children" in parent)) return [];
  return parent.children.flatMap((node, index) => {
    const above = parent.children[index - 1];
    const own = above && slipOf(above, node);
    return own ? [own] : slipsIn(node);
  });
}

function slipOf(above: Nodes, node: Nodes): Slip | undefined {
  if (above.type !== "list" || node.type !== "list") return undefined;
  const [start, end] = [node.position?.start, above.position?.end];
  const text = above.children.at(-1)?.children[0]?.position?.start.column;
  const marker = above.position?.start.column ?? 0;
  const isClose = start !== undefined && end !== undefined && start.line === end.line + 1;
  if (!isClose || start.column <= marker || text === undefined) return undefined;
  return {
    kind: "half-nested list",
    rule: "markdown-is-well-formed",
    place: placeOf(node),
    message: "this list is indented, but too little to belong to the item above it",
    expected: `${text - marker} spaces before the marker, as many as before the text of the item above`,
  };
}
