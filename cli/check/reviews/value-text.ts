/** A value of YAML or JSON → a text that is the same where the values are: in any order of keys, with any white space. */

export function valueText(value: unknown): string {
  return JSON.stringify(ordered(value)) ?? "null";
}

function ordered(value: unknown): unknown {
  if (typeof value === "string") return value.split(/\s+/).filter(Boolean).join(" ");
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  // As pairs: an object would put keys that are numbers first, and not all of its keys are its own.
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, ordered(inner)]);
}
