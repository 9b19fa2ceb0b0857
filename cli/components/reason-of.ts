/** The first line of an error: what follows is the place in a bundle that nobody has seen. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n", 1)[0] ?? text;
}
