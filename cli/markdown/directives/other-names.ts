/** Names that blocks have in other tools, and the directive that does the same here. */
import { noteFor } from "../lint/note-names.ts";

const blocks: ReadonlyMap<string, string> = new Map([
  ["codegroup", "code-group"],
  ["code-tabs", "code-group"],
  ["codetabs", "code-group"],
  ["tab-item", "tab"],
  ["tab-set", "tabs"],
  ["card-grid", "cards"],
  ["cardgrid", "cards"],
  ["linkcard", "card"],
  ["link-card", "card"],
  ["collapse", "details"],
  ["collapsible", "details"],
  ["dropdown", "details"],
  ["expandable", "details"],
  ["filetree", "file-tree"],
  ["iframe", "embed"],
  ["peertube", "video"],
  ["spoiler", "details"],
  ["stepper", "steps"],
  ["tabset", "tabs"],
  ["vimeo", "video"],
  ["youtube", "video"],
]);

/** Undefined for a name that no tool has. */
export function directiveFor(name: string): string | undefined {
  const lower = name.toLowerCase();
  return blocks.has(lower) ? blocks.get(lower) : noteFor(lower);
}
