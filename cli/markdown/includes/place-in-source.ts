/** Places of offsets in the nodes of a source. */
import type { Nodes } from "mdast";
import type { Place } from "../../report/finding.ts";

/** Finds the place of an offset in a node. The ends of the lines are looked for once: a node may be one long paragraph. */
export type PlaceInSource = (node: Nodes, offset: number) => Place | undefined;

export function placesInSource(body: string): PlaceInSource {
  let starts: number[] | undefined;
  return ({ position }, offset) => {
    if (!position) return undefined;
    starts ??= lineStarts(body);
    const from = position.start.offset ?? 0;
    const line = lineAt(starts, offset);
    const below = line - lineAt(starts, from);
    return below === 0
      ? { line: position.start.line, column: position.start.column + offset - from }
      : { line: position.start.line + below, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(body: string): number[] {
  const starts = [0];
  for (let end = body.indexOf("\n"); end !== -1; end = body.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}

/** The last line that starts at the offset or before it, from 0. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
