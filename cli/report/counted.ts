/** Counts and choices as words of a sentence. */

/** `(1, "error")` → `1 error`, `(2, "error")` → `2 errors`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Choices as text of a finding: `["a", "b"]` → `one of a, b`; a single one as it is. */
export function oneOf(choices: Iterable<unknown>): string {
  const list = [...choices].map(String);
  return list.length === 1 ? list.join() : `one of ${list.join(", ")}`;
}
