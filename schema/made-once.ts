/** A function that keeps its results. */

/** Each text → what `make` makes of it, made at the first call with it. */
export function madeOnce<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? make(text);
    known.set(text, found);
    return found;
  };
}
