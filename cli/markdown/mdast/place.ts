/** Place of a node: where it starts. */
import type { Html, Text } from "mdast";
import type { Node, Point } from "unist";
import type { Place } from "../../report/finding.ts";

/** Undefined for a node that is not in the source. */
export function placeOf(node: Node): Place | undefined {
  return node.position && placeAt(node.position.start);
}

export function placeAt({ line, column }: Point): Place {
  return { line, column };
}

/** Place of a character in a node's value; lines of the value are lines of the source. */
export function placeWithin(node: Html | Text, index: number): Place | undefined {
  const start = placeOf(node);
  if (start === undefined) return undefined;
  const before = node.value.slice(0, index);
  const lastLine = before.lastIndexOf("\n");
  const lines = before.split("\n").length - 1;
  return lines === 0
    ? { line: start.line, column: start.column + index }
    : { line: start.line + lines, column: index - lastLine };
}
