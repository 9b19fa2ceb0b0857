/** The place in the source of a line of an imported page. Most lines are the same in both. */
import { normalised } from "../../markdown/mdast/split-front-matter.ts";
import type { Place } from "../../report/finding.ts";

/** `written` is the imported page as it was first written. Undefined where no line of the source is like it. */
export function sourcePlace(written: string, source: string, place: Place): Place | undefined {
  const lines = written.split("\n");
  const line = lines[place.line - 1];
  if (line === undefined || line.trim() === "") return undefined;
  const sourceLines = normalised(source).split("\n");
  const at = sameLine(sourceLines, line, place.line, lines.length - sourceLines.length);
  if (at !== undefined) return { line: at + 1, column: place.column };
  // The address was rewritten; what is before it was not.
  const start = line.slice(0, place.column - 1);
  const text = /^!?\[[^\]]*\]/.exec(line.slice(place.column - 1))?.[0] ?? "";
  const begun = sourceLines.findIndex((line) => text !== "" && line.startsWith(start + text));
  return begun === -1 ? undefined : { line: begun + 1, column: place.column };
}

/** The nearest one to where it would be, less the lines that are new. */
function sameLine(lines: readonly string[], line: string, number: number, more: number): number | undefined {
  const expected = number - 1 - more;
  let found: number | undefined;
  for (const [index, each] of lines.entries()) {
    if (each !== line) continue;
    if (found === undefined || Math.abs(index - expected) < Math.abs(found - expected)) found = index;
  }
  return found;
}
