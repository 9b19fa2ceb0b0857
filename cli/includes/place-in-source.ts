/** Place of an offset in a node's source. */
import type { Nodes } from "mdast";
import type { Place } from "../report/finding.ts";

export function placeInSource(body: string, { position }: Nodes, offset: number): Place | undefined {
  if (!position) return undefined;
  const lines = body.slice(position.start.offset ?? 0, offset).split("\n");
  const last = lines.at(-1)?.length ?? 0;
  return lines.length === 1
    ? { line: position.start.line, column: position.start.column + last }
    : { line: position.start.line + lines.length - 1, column: last + 1 };
}
