/** Names of the kinds of notes, here and in other tools. */

/** Kinds of notes elsewhere, and the nearest here. */
const elsewhere: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: "question help faq example quote cite seealso admonition notice",
    tip: "check hint success done",
    info: "abstract summary tldr todo important",
    warning: "caution attention alert warn",
    danger: "bug failure fail missing error",
  }).flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind] as const)),
);
const ownNames = ["note", "tip", "info", "warning", "danger"];

export const noteNames: readonly string[] = [...ownNames, ...elsewhere.keys()];

/** The kind of note in place of another tool's; undefined for a name that no tool has. */
export function noteFor(name: string): string | undefined {
  const lower = name.toLowerCase();
  return ownNames.includes(lower) ? lower : elsewhere.get(lower);
}
