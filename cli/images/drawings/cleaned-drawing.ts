/** The result of cleaning a drawing, as plain data, and the text that is sent instead of the file. */
import type { Place } from "../../report/finding.ts";

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
