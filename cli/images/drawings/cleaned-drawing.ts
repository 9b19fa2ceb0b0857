/** The result of cleaning a drawing, as plain data, and the text that is sent instead of the file. */
import { VFileMessage } from "vfile-message";
import type { Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { reasonOf } from "../../report/reason-of.ts";

export type RemovedKind =
  | "element"
  | "event"
  | "code"
  | "address"
  | "style"
  | "import"
  | "animation"
  | "instruction"
  | "declarations";

/** `name` is that of the element, the attribute or the instruction, as written. */
export type Removed = Place & { what: RemovedKind; name?: string };

/** Why a drawing cannot be read. */
export type Problem = { message: string; place?: Place };

/** `text` is what is sent; a drawing without it is sent as it is. One with a problem is not sent. */
export type CleanedDrawing = { removed: Removed[]; text?: string } | { problem: Problem };

/**
 * The text to send; undefined for a drawing that is sent unchanged. One that cannot be read becomes an empty file, because browsers run
 * the code before a mistake, and show the alternative text instead of an empty picture.
 */
export function sentText(cleaned: CleanedDrawing): string | undefined {
  return "problem" in cleaned ? "" : cleaned.text;
}

/** An error of the XML parser → the problem of a drawing, with its place. The parser goes down as deep as the elements. */
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
