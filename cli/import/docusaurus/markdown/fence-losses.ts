/** Fences that plugins of Docusaurus make more of: what they are here. */
import type { Code } from "mdast";
import type { Note } from "../../note.ts";

export function fenceLosses({ meta }: Code): Pick<Note, "cause" | "message">[] {
  // A title may have the same words.
  const words = (meta ?? "").replace(/"[^"]*"|'[^']*'/g, "");
  if (!/(^|\s)live(\s|$)/.test(words)) return [];
  return [{ cause: "live-code", message: "“live” is not imported: the code is shown and does not run" }];
}
