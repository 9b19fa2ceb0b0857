/**
 * Number of characters that a grammar would scan for the ends of what begins in a block of code: strings, tags, brackets. Its
 * regular expressions start again at each beginning, so that those without an end take time with the square of the block.
 */

const ends: ReadonlyMap<string, string> = new Map([
  ["<", ">"],
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
]);

export function scannedForEnds(code: string): number {
  /** Where each end comes next, seen from the end of the code. */
  const next = new Map<string, number>();
  let scanned = 0;
  for (let index = code.length - 1; index >= 0; index--) {
    const character = code.charAt(index);
    const end = ends.get(character);
    if (end !== undefined) scanned += (next.get(end) ?? code.length) - index;
    if (closing.has(character)) next.set(character, index);
  }
  return scanned;
}

const closing = new Set([...ends.values()]);
