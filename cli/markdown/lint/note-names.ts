/** Names of the kinds of notes, here and in other tools. */

/** Kinds of notes elsewhere, and the nearest here. */
const elsewhere: Record<string, string> = {
  ...{ abstract: "info", summary: "info", tldr: "info", todo: "info", important: "info", check: "tip" },
  ...{ hint: "tip", success: "tip", done: "tip", caution: "warning", attention: "warning", bug: "danger" },
  ...{ question: "note", help: "note", faq: "note", example: "note", quote: "note", cite: "note" },
  ...{ failure: "danger", fail: "danger", missing: "danger", error: "danger", alert: "warning" },
  ...{ seealso: "note", admonition: "note", warn: "warning", notice: "note" },
};
const ownNames = ["note", "tip", "info", "warning", "danger"];

export const noteNames: readonly string[] = [...ownNames, ...Object.keys(elsewhere)];

/** The kind of note in place of another tool's; undefined for a name that no tool has. */
export function noteFor(name: string): string | undefined {
  const lower = name.toLowerCase();
  return ownNames.includes(lower) ? lower : Object.hasOwn(elsewhere, lower) ? elsewhere[lower] : undefined;
}
