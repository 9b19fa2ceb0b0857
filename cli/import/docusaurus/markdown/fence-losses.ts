/** Fences that plugins of Docusaurus make more of: what they are here. */
import type { Code } from "mdast";

export function fenceLosses({ lang, meta }: Code): string[] {
  // A title may have the same words.
  const words = (meta ?? "").replace(/"[^"]*"|'[^']*'/g, "");
  return [
    ...(lang === "mermaid" ? ["the diagram of mermaid is shown as its code"] : []),
    ...(/(^|\s)live(\s|$)/.test(words) ? ["“live” stays behind: the code is shown and does not run"] : []),
  ];
}
