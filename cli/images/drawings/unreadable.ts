/** An error of the XML parser → the problem of a drawing, with its place. */
import { VFileMessage } from "vfile-message";
import { limits } from "../../report/limits/limits.ts";
import { reasonOf } from "../../report/reason-of.ts";
import type { Problem } from "./cleaned-drawing.ts";

/** The parser goes down as deep as the elements. */
export function unreadable(error: unknown): Problem {
  const cause = error instanceof VFileMessage ? error.cause : error;
  if (cause instanceof RangeError)
    return { message: `has more than ${limits.drawingNesting} levels of elements` };
  const place = error instanceof VFileMessage ? error.place : undefined;
  const at = place && "line" in place ? { line: place.line, column: place.column } : undefined;
  const reason =
    reasonOf(cause)
      .split("\n")[0]
      ?.replace(/ \(line \d+, column \d+\)$/, "") ?? "";
  return { message: `is not well-formed XML: ${lowerFirst(reason)}`, ...(at && { place: at }) };
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
