/** Fences that plugins of Docusaurus make more of: what they are here. */
import type { Code } from "mdast";
import type { Note } from "../../note.ts";

export function fenceLosses({ lang, meta }: Code): Pick<Note, "cause" | "message">[] {
  // A title may have the same words.
  const words = (meta ?? "").replace(/"[^"]*"|'[^']*'/g, "");
  return [
    ...(lang === "mermaid"
      ? [{ cause: "plugin" as const, message: "the diagram of mermaid is shown as its code" }]
      : []),
    ...(/(^|\s)live(\s|$)/.test(words)
      ? [{ cause: "live-code" as const, message: "“live” stays behind: the code is shown and does not run" }]
      : []),
  ];
}
