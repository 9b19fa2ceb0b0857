/** Place of a node: where it starts. */
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
export function placeWithin(node: Node & { value: string }, index: number): Place | undefined {
  const start = placeOf(node);
  if (start === undefined) return undefined;
  const before = node.value.slice(0, index);
  const lastLine = before.lastIndexOf("\n");
  const lines = before.split("\n").length - 1;
  return lines === 0
    ? { line: start.line, column: start.column + index }
    : { line: start.line + lines, column: index - lastLine };
}

/** Offset of the start of a node that a parser made. */
export function startOf({ position }: Node): number {
  return position?.start.offset ?? 0;
}

export function endOf({ position }: Node): number {
  return position?.end.offset ?? 0;
}

/** The point at an offset that is behind another point. */
export function pointAfter(point: Point, source: string, offset: number): Point {
  const from = point.offset ?? 0;
  const between = source.slice(from, offset);
  const lastLine = between.lastIndexOf("\n");
  if (lastLine === -1) return { line: point.line, column: point.column + between.length, offset };
  return { line: point.line + between.split("\n").length - 1, column: between.length - lastLine, offset };
}
