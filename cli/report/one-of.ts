/** Choices as text of a finding: `["a", "b"]` → `one of a, b`; a single one as it is. */
export function oneOf(choices: Iterable<unknown>): string {
  const list = [...choices].map(String);
  return list.length === 1 ? list.join() : `one of ${list.join(", ")}`;
}
