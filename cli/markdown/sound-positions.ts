/** Positions that plugins give to nodes: what follows relies on whole ones, and a node without one is nothing special. */
import type { Node, Point } from "unist";
import { visit } from "unist-util-visit";

/** Changes the tree. */
export function dropUnsoundPositions(tree: Node): void {
  visit(tree, (node) => {
    const { position } = node;
    if (position && !(isSound(position.start) && isSound(position.end))) delete node.position;
  });
}

function isSound(point: Point | undefined): boolean {
  return point !== undefined && point.line > 0 && point.column > 0 && (point.offset ?? -1) >= 0;
}
