/** Place of a character of a formula in the file. */
import type { Node } from "unist";
import type { Place } from "../../report/finding.ts";
import { placeOf } from "../mdast/place.ts";

/** `value` is the text of the formula, `at` an offset in it. Marks of a quotation before its lines are not a part of `value`. */
export function placeIn(
  node: Node,
  { value, at, body }: { value: string; at: number | undefined; body: string },
): Place | undefined {
  const start = placeOf(node);
  const from = node.position?.start.offset;
  const to = node.position?.end.offset;
  if (start === undefined || from === undefined || to === undefined || at === undefined) return start;
  const source = body.slice(from, to).split("\n");
  const before = value.slice(0, at).split("\n");
  const whole = value.split("\n");
  const first = source.findIndex((line) => line.includes(whole[0] ?? ""));
  const row = before.length - 1;
  const line = source[first + row];
  if (first === -1 || line === undefined) return start;
  const lineStart = Math.max(0, line.indexOf(whole[row] ?? ""));
  const column = lineStart + (before.at(-1)?.length ?? 0) + 1;
  return { line: start.line + first + row, column: first + row === 0 ? start.column + column - 1 : column };
}
