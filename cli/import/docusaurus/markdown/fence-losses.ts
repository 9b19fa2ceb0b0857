/** Fences that plugins of Docusaurus make more of: what they are here. */
import type { Code } from "mdast";
import type { Note } from "../../note.ts";

export function fenceLosses({ lang, meta }: Code): Pick<Note, "cause" | "message">[] {
  // A title may have the same words.
  const words = (meta ?? "").replace(/"[^"]*"|'[^']*'/g, "");
  return [
    ...(lang === "mermaid"
      ? [{ cause: "plugin" as const, message: "the Mermaid diagram is shown as code" }]
      : []),
    ...(/(^|\s)live(\s|$)/.test(words)
      ? [
          {
            cause: "live-code" as const,
            message: "“live” is not imported: the code is shown and does not run",
          },
        ]
      : []),
  ];
}
