/** Where a node of a tree starts. */
import type { Node, Point } from "unist";
import type { Place } from "../report/finding.ts";

/** Undefined for a node that no source stands behind. */
export function placeOf(node: Node): Place | undefined {
  return node.position && placeAt(node.position.start);
}

export function placeAt({ line, column }: Point): Place {
  return { line, column };
}
