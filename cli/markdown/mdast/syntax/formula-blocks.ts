/**
 * Lines on which a formula on lines of its own starts: `$$ … $$` on one line, or from a line that starts with `$$` to the
 * next that ends with it. One that nothing ends is text, so that it takes nothing of the page with it.
 */

/** `firstLine` is the number of the first of `lines`. */
export function formulaLines(lines: readonly string[], firstLine: number): Set<number> {
  const found = new Set<number>();
  let fence: string | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    const mark = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trimEnd().endsWith(mark)) fence = undefined;
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    const end = line.includes("$$") ? endOfFormula(lines, index) : undefined;
    if (end === undefined) continue;
    found.add(firstLine + index);
    index = end;
  }
  return found;
}

/** Index of the line that ends the formula. Undefined where none starts, or none ends it. */
function endOfFormula(lines: readonly string[], start: number): number | undefined {
  const opening = opens.exec(lines[start] ?? "");
  if (opening === null) return undefined;
  const rest = opening[1] ?? "";
  if (rest.includes("$$")) return rest.trim() !== "$$" && ends.test(rest) ? start : undefined;
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.includes("$$")) return ends.test(line) ? index : undefined;
    // After a formula that starts on the line of its marks, a blank line ends the paragraph.
    if (rest.trim() !== "" && line.trim() === "") return undefined;
  }
  return undefined;
}

/** The line may be in a quotation or in an item of a list. */
const opens = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*\$\$(?!\$)(.*)$/;
/** The mark, and an id after it. */
const ends = /^(?:(?!\$\$).)*\$\$[ \t]*(?:\{#[^\s{}]+\}[ \t]*)?$/;
